import type { Translator } from '../lib/i18n/translator'
import { type Done, misunderstood } from './command'
import { checkLessons } from './lessons-check'

const FLAGS: ReadonlySet<string> = new Set(['--fix', '--explain'])

/** `xq lessons check`: its flags in any place, and the paths, the project's own lessons where there are none. */
export function runLessons({ t, language }: Translator, [action, ...texts]: readonly string[]): Done {
  const flags = texts.filter((text) => text.startsWith('--'))
  const paths = texts.filter((text) => !text.startsWith('--'))
  if (action !== 'check' || flags.some((flag) => !FLAGS.has(flag))) return misunderstood()
  return checkLessons(t, paths.length > 0 ? paths : ['lessons'], {
    fix: flags.includes('--fix'),
    ...(flags.includes('--explain') && { explain: language }),
  })
}
