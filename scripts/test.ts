/** All that the project can say about itself: the source, the built site, the lessons, the app in a browser, its size. */
import { rmSync } from 'node:fs'
import { runParts } from './parts'
import { BROWSER_REPORT, BUILT_REPORT, readTotals, REPORTS } from './totals'

for (const report of REPORTS) rmSync(report, { force: true })

const failed = runParts([
  { name: 'check', command: 'npm run -s check' },
  { name: 'lessons', command: 'npm run -s xq -- lessons check' },
  { name: 'drills', command: 'npm run -s xq -- drills check' },
  { name: 'perft', command: 'tsx tests/oracle/perft-proof.ts --most 200000000' },
  {
    name: 'two builds',
    command: `vitest run --project built --reporter=default --reporter=json --outputFile=${BUILT_REPORT}`,
  },
  { name: 'build', command: 'npm run -s build' },
  { name: 'size', command: 'npm run -s size' },
  { name: 'Chromium', command: 'tsx tests/e2e/ensure-chromium.ts' },
  {
    name: 'browser tests',
    command: `PLAYWRIGHT_JSON_OUTPUT_NAME=${BROWSER_REPORT} playwright test --reporter=list,json`,
  },
])

const totals = REPORTS.map(readTotals)
const sum = (count: 'passed' | 'failed'): number => totals.reduce((all, totalsOfOne) => all + totalsOfOne[count], 0)
// A part without tests of its own (format, types, a build) that failed is a failure too.
const failures = Math.max(sum('failed'), failed.length)

console.log(failed.length === 0 ? '\ntest: all good' : `\ntest: failed in ${failed.join(', ')}`)
console.log(`${sum('passed')} passed, ${failures} failed`)
process.exitCode = failures === 0 ? 0 : 1
