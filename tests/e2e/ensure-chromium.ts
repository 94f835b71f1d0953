/**
 * Sees to it that there is a Chromium for the browser tests, with a font for Chinese. As root on Debian it comes from the
 * distribution, elsewhere from Playwright.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { findChromium } from './chromium'

const isRootOnDebian = process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0

const aptGet = (...args: readonly string[]): void => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', args, { stdio: 'inherit', env })
}

const aptInstall = (...packages: readonly string[]): void => {
  aptGet('update', '-qq')
  aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages)
}

const hasChineseFont = (): boolean => {
  const { status, stdout } = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' })
  return status === 0 && stdout.trim() !== ''
}

if (findChromium() === undefined) {
  if (isRootOnDebian) aptInstall('chromium', 'fontconfig')
  else execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
}
if (isRootOnDebian && !hasChineseFont()) aptInstall('fontconfig', 'fonts-wqy-microhei')

const found = findChromium()
console.log(found === undefined ? 'No Chromium found: set CHROMIUM_PATH.' : `Chromium: ${found}`)
process.exitCode = found === undefined ? 1 : 0
