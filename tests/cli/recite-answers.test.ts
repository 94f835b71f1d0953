import { expect, test } from 'vitest'
import { explainLesson } from '../../src/cli/lesson-answers'
import { compile } from '../../src/lib/lesson'
import { createTranslator } from '../../src/lib/i18n/every-language'

const explained = (language: 'zh-Hans' | 'en', block: string): string => {
  const compiled = compile(`---\nid: a\ntitle: A\n---\n\n## b\n\`\`\`verse\nid: q\ntitle: T\n${block}\n\`\`\`\n`)
  if (!compiled.lesson) throw new Error('no lesson')
  const { t } = createTranslator(language)
  return explainLesson({ path: 'a.md', ...compiled, lesson: compiled.lesson }, { t, language }).join('\n')
}

test('what is recited is named in its right order', () => {
  expect(explained('zh-Hans', '任务：背\n乙\n甲\n丙')).toMatch(/背 排序.*1.*乙、甲、丙$/)
  expect(explained('en', 'task: recite\n{b} c\nd {a}')).toMatch(/recite gaps.*1: b, a$/)
})
