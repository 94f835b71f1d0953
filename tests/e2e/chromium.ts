/** Which Chromium the browser tests use, and how it is started. */
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

export const findChromium = (): string | undefined => {
  const named = process.env['CHROMIUM_PATH']
  const usual = ['/usr/bin/chromium', '/usr/bin/google-chrome', chromium.executablePath()]
  return (named === undefined ? usual : [named, ...usual]).find((path) => existsSync(path))
}

export interface ChromiumOptions {
  args: string[]
  executablePath?: string
}

export const chromiumOptions = (): ChromiumOptions => {
  const executablePath = findChromium()
  // No request but those of the page. As root Chromium has no sandbox.
  const quiet = ['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync']
  const args = [...quiet, '--no-first-run', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  return executablePath === undefined ? { args } : { args, executablePath }
}
