import type { Language } from '../lib/i18n/languages'

/** The language that a terminal asks for by its locale, `zh_TW.UTF-8`; English where it asks for none of ours. */
export function languageOf(environment: Readonly<Record<string, string | undefined>>): Language {
  const locale = [environment['LC_ALL'], environment['LC_MESSAGES'], environment['LANG']].find(Boolean) ?? ''
  if (!/^zh(?![a-z])/i.test(locale)) return 'en'
  return /[_-](?:hant|tw|hk|mo)(?![a-z])/i.test(locale) ? 'zh-Hant' : 'zh-Hans'
}
