import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { canInstallPackages, findProgram, installPackages, quiet } from './programs.ts'

/** The one without windows of its own first: it takes a quarter less time. */
const programs = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]

/** Where Chromium is, as a setting for the browser tests; installs it when it is nowhere. */
export async function chromiumForTests(): Promise<Record<string, string>> {
  const found = findChromium() ?? installChromium()
  if (!found)
    throw new Error(
      'Chromium was not found and could not be installed. Install it (Debian: apt-get install chromium; elsewhere: node_modules/.bin/playwright install chromium) or set CHROMIUM to its path, then run npm test again.',
    )
  return { CHROMIUM: found }
}

function findChromium(): string | undefined {
  return findProgram('CHROMIUM', programs) ?? [chromium.executablePath()].find((file) => existsSync(file))
}

/** Debian's package where that is possible, Playwright's own download elsewhere. */
function installChromium(): string | undefined {
  console.log('       installing Chromium for the browser tests (first run only, about a minute)')
  // Older releases have only the whole browser.
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (canInstallPackages() && !findChromium()) installPackages([name])
  if (!findChromium()) spawnSync(join('node_modules', '.bin', 'playwright'), ['install', 'chromium'], quiet)
  return findChromium()
}
