import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { isNode, nameOf, parseFile, parseSource, sourcesIn, type Node } from './source-tree'

/**
 * Who may import whom, types included, and which packages. A part that is not named in its line may not be imported;
 * `type x` allows x's types alone. Everything may import itself.
 */
const LAYERS: Readonly<Record<string, { readonly parts: string; readonly packages?: RegExp }>> = {
  rules: { parts: '' },
  notation: { parts: 'rules' },
  solver: { parts: 'rules' },
  'worker-handle': { parts: '', packages: /^comlink$/ },
  'solver-worker': { parts: 'rules solver worker-handle', packages: /^comlink$/ },
  lesson: { parts: 'rules notation solver', packages: /^(mdast|micromark|yaml$)/ },
  player: { parts: 'rules notation solver lesson' },
  author: { parts: 'rules notation lesson' },
  'lesson-worker': { parts: 'rules lesson author worker-handle', packages: /^comlink$/ },
  drill: { parts: 'rules notation solver lesson player', packages: /^ts-fsrs$/ },
  'drill-worker': { parts: 'drill worker-handle', packages: /^comlink$/ },
  share: { parts: 'rules type:lesson', packages: /^(fflate|@noble\/hashes)/ },
  drafts: { parts: 'rules', packages: /^idb$/ },
  progress: { parts: 'rules drill type:player', packages: /^idb$/ },
  classroom: { parts: 'rules notation lesson drill type:progress' },
  board: { parts: 'rules', packages: /^(svelte|\$app\/paths$)/ },
  i18n: { parts: 'rules lesson', packages: /^i18next$/ },
  ui: {
    parts:
      'rules notation solver solver-worker lesson lesson-worker author player drill drill-worker share drafts progress classroom board i18n',
    packages: /^(svelte|\$app\/|uqr$|@codemirror\/|@lezer\/)/,
  },
  build: {
    parts: 'rules notation solver lesson player i18n',
    packages: /^(node:|opencc-js|pinyin-pro$|yaml$|vite$|@babel\/)/,
  },
  cli: {
    parts: 'rules notation solver lesson author player drill share classroom i18n build',
    packages: /^node:/,
  },
  'service-worker': { parts: 'i18n', packages: /^workbox-/ },
  routes: { parts: 'rules lesson progress i18n ui build', packages: /^(svelte|\$app\/|@sveltejs\/kit$)/ },
  params: { parts: 'i18n' },
  hooks: { parts: 'i18n boot', packages: /^@sveltejs\/kit$/ },
}

/** Parts that run unchanged in Node, in a worker and in the page. */
const PURE: readonly string[] = [
  'rules',
  'notation',
  'solver',
  'lesson',
  'author',
  'player',
  'drill',
  'share',
  'classroom',
]
const OUTSIDE: ReadonlySet<string> = new Set(
  (
    'window document navigator location localStorage sessionStorage indexedDB caches fetch crypto performance console ' +
    'process Date setTimeout setInterval queueMicrotask requestAnimationFrame'
  ).split(' '),
)

/** The part of a file: the folder below src/lib or src, or the beginning of a name that stands alone. */
const partOf = (file: string): string => {
  const [part = '', ...rest] = relative('src', file)
    .replace(/^lib\//, '')
    .split('/')
  return rest.length > 0 ? part : (part.split('.')[0] ?? '')
}

interface Import {
  readonly from: string
  readonly isType: boolean
}

const importsAmong = (nodes: readonly Node[]): Import[] =>
  nodes.flatMap((node) => {
    const source = node.type === 'TSImportType' ? node['argument'] : node['source']
    if (!isNode(source)) return []
    const literal = source.type === 'TSLiteralType' ? source['literal'] : source
    const isType = node.type === 'TSImportType' || [node['importKind'], node['exportKind']].includes('type')
    const named = ((node['specifiers'] ?? []) as readonly Node[]).map(
      (each) => each['importKind'] === 'type' || each['exportKind'] === 'type',
    )
    const from = isNode(literal) ? String(literal['value']) : ''
    return [{ from, isType: isType || (named.length > 0 && named.every(Boolean)) }]
  })

/** The file that an import means, `undefined` for a package. */
const target = (file: string, from: string): string | undefined => {
  if (from.startsWith('.')) return join(dirname(file), from)
  const alias = /^\$(lib|build)\/(.*)/.exec(from)
  return alias ? join('src', alias[1] ?? '', alias[2] ?? '') : undefined
}

/** What is wrong with a file's imports, each in one sentence. */
const faultsIn = (file: string, nodes: readonly Node[]): string[] => {
  const part = partOf(file)
  const layer = LAYERS[part]
  if (layer === undefined) return [`${file}: no layer is named ${part}`]
  const allowed = layer.parts.split(' ')
  return importsAmong(nodes).flatMap(({ from, isType }) => {
    if (from.startsWith('./$types')) return []
    const aimed = target(file, from)
    const other = aimed === undefined ? from : partOf(aimed)
    const may =
      aimed === undefined
        ? layer.packages?.test(from) === true
        : other === part || allowed.includes(other) || (isType && allowed.includes(`type:${other}`))
    return may ? [] : [`${file} imports ${from}: ${part} may import ${layer.parts || 'nothing'} and not ${other}`]
  })
}

/** The names that a file gives to things of its own. */
const declaredIn = (nodes: readonly Node[]): ReadonlySet<string> => {
  const declared = nodes.flatMap((node) => [node['local'], node.type === 'VariableDeclarator' ? node['id'] : undefined])
  const parameters = nodes.flatMap(({ params }) => (Array.isArray(params) ? (params as readonly unknown[]) : []))
  return new Set([...declared, ...parameters].map((node) => nameOf(node) ?? ''))
}

/** The names in a file that only a browser, a clock, a process or chance answers to. */
const outsideIn = (file: string, nodes: readonly Node[]): string[] => {
  const declared = declaredIn(nodes)
  return nodes.flatMap((node) => {
    const used = node.type === 'MemberExpression' ? node['object'] : node['callee']
    const name = isNode(used) && used.type === 'Identifier' ? (nameOf(used) ?? '') : ''
    if (name === 'Math' && nameOf(node) === 'random') return [`${file} uses Math.random`]
    return OUTSIDE.has(name) && !declared.has(name) ? [`${file} uses ${name}`] : []
  })
}

const files = sourcesIn('src')
  .filter((file) => !file.endsWith('.d.ts'))
  .map((file) => ({ file, nodes: parseFile(file) }))

test('every import runs along the table', () => {
  expect(files.flatMap(({ file, nodes }) => faultsIn(file, nodes))).toEqual([])
})

test('only what a server loads reaches the build side', () => {
  const pages = files.filter(({ file }) => partOf(file) === 'routes' && !/[+.]server\.ts$/.test(file))
  const reaching = pages.filter(({ nodes }) =>
    importsAmong(nodes).some(({ from, isType }) => from.startsWith('$build') && !isType),
  )
  expect(reaching.map(({ file }) => file)).toEqual([])
})

test('the pure parts know no browser, no clock, no chance', () => {
  const pure = files.filter(({ file }) => PURE.includes(partOf(file)))
  expect(pure.length).toBeGreaterThan(0)
  expect(pure.flatMap(({ file, nodes }) => outsideIn(file, nodes))).toEqual([])
})

test('a forbidden import is found however it is written', () => {
  const lines = [
    "import { a } from '../ui/thing'",
    "import type { A } from '../board/thing'",
    "export * from '../player'",
    "const later = import('../progress')",
    "let b: import('../i18n/languages').Language",
    "import 'idb'",
  ]
  const faults = lines.flatMap((line) => faultsIn('src/lib/rules/some.ts', parseSource('some.ts', line)))
  expect(faults.map((fault) => fault.split(' ').at(-1))).toEqual(['ui', 'board', 'player', 'progress', 'i18n', 'idb'])
  const types =
    "import type { Stars } from '../player'\nimport { type Stars as S } from '../player'\nimport { step } from '../player'"
  expect(faultsIn('src/lib/progress/some.ts', parseSource('some.ts', types))).toHaveLength(1)
})

test('a clock is found however it is asked', () => {
  const source =
    'const now = Date.now() + new Date().getTime() + Math.random(); setTimeout(go); point.location; const fetch = 1'
  expect(
    outsideIn('some.ts', parseSource('some.ts', source))
      .map((found) => found.split(' ').at(-1))
      .sort(),
  ).toEqual(['Date', 'Date', 'Math.random', 'setTimeout'])
})
