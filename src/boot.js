// Put into the head of every page, as it stands: what must be settled before anything is drawn. The names of the choices
// are those of src/lib/ui/choices.ts.
;(() => {
  /** @param {string} name */
  const choice = (name) => {
    try {
      return localStorage.getItem(`mazouri:${name}`)
    } catch {
      return null
    }
  }

  const dress = () => {
    const contrast = matchMedia('(prefers-contrast: more)').matches ? 'contrast' : ''
    const device = contrast || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
    const chosen = choice('theme') || ''
    document.documentElement.dataset.theme = /^(light|dark|contrast)$/.test(chosen) ? chosen : device
  }
  dress()
  addEventListener('mazouri:theme', dress)
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', dress)

  // The page names its other languages in its head. Only the front door, x-default, goes by the device's languages.
  /** @param {string} language */
  const addressIn = (language) => {
    // What stands in storage may be anything.
    if (!/^[\w-]*$/.test(language)) return undefined
    /** @type {HTMLLinkElement | null} */
    const link = document.querySelector(`link[hreflang="${language}"]`)
    return link?.dataset.here ? new URL(link.dataset.here, location.href) : undefined
  }
  /** @param {string} tag */
  const nearest = (tag) => (/^zh.*(hant|tw|hk|mo)\b/i.test(tag) ? 'zh-Hant' : /^zh\b/i.test(tag) ? 'zh-Hans' : 'en')
  const known = navigator.languages.find((tag) => /^(zh|en)\b/i.test(tag))
  const isFrontDoor = addressIn('x-default')?.pathname === location.pathname
  const wanted = choice('language') || (isFrontDoor && navigator.languages.length > 0 ? nearest(known || 'en') : '')
  const there = addressIn(wanted)
  if (there && there.pathname !== location.pathname) location.replace(there.pathname + location.search + location.hash)
})()
