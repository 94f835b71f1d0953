import { createTranslator } from '../lib/i18n/every-language'
import type { Translate } from '../lib/i18n/translator'
import { answerBatch } from './batch'
import { type Done, misunderstood, runLesson, runOperation, runTranslate, usage } from './command'
import { runDrills } from './drills-command'
import { languageOf } from './language'
import { runLessons } from './lessons-command'

/*
 * xq: the core's questions on the command line. Every answer is JSON on standard output; what was not understood is
 * answered on standard error with the list of commands.
 */

async function runBatch(t: Translate): Promise<Done> {
  await answerBatch(process.stdin, process.stdout, t)
  return { code: 0, output: '' }
}

async function run([command, ...rest]: readonly string[]): Promise<Done> {
  const translator = createTranslator(languageOf(process.env))
  const { t } = translator
  switch (command) {
    case undefined:
      return misunderstood()
    case 'help':
    case '--help':
    case '-h':
      return { code: 0, output: usage() }
    case 'batch':
      return rest.length > 0 ? misunderstood() : runBatch(t)
    case 'fen':
      return rest.length === 0 ? misunderstood() : runTranslate(rest.join(' '), t)
    case 'lesson':
      return rest.length === 1 ? runLesson(rest.join(), t) : misunderstood()
    case 'lessons':
      return runLessons(translator, rest)
    case 'drills':
      return runDrills(rest)
    default:
      return runOperation(command, rest, t)
  }
}

// Whoever reads the answers may stop reading, as `head` does: that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

const { code, output } = await run(process.argv.slice(2))
;(code === 2 ? process.stderr : process.stdout).write(output)
process.exitCode = code
