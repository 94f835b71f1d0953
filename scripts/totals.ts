/** How many tests passed and failed, as the test runners themselves reported it. */
import { existsSync, readFileSync } from 'node:fs'

export const UNIT_REPORT = 'test-results/units.json'
export const BUILT_REPORT = 'test-results/built.json'
export const BROWSER_REPORT = 'test-results/browser.json'
export const REPORTS: readonly string[] = [UNIT_REPORT, BUILT_REPORT, BROWSER_REPORT]

export interface Totals {
  readonly passed: number
  readonly failed: number
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numFailedTestSuites: number
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
}

/** A test file that breaks before its first test counts as one failure. */
const totalsOf = (report: VitestReport | PlaywrightReport): Totals =>
  'stats' in report
    ? { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected }
    : { passed: report.numPassedTests, failed: Math.max(report.numFailedTests, Math.sign(report.numFailedTestSuites)) }

/** The totals of one report; a runner that left none failed as a whole. */
export const readTotals = (path: string): Totals =>
  existsSync(path)
    ? totalsOf(JSON.parse(readFileSync(path, 'utf8')) as VitestReport | PlaywrightReport)
    : { passed: 0, failed: 1 }
