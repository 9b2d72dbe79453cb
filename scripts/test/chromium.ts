import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

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
      'No Chromium was found and none could be installed. Install it (Debian: apt-get install chromium; elsewhere: node_modules/.bin/playwright install chromium) or name it in CHROMIUM, and run npm test again.',
    )
  return { CHROMIUM: found }
}

function findChromium(): string | undefined {
  const named = process.env.CHROMIUM
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM names ${named}, which does not exist. Name the program itself, or unset it.`)
  }
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = folders.flatMap((folder) => programs.map((program) => join(folder, program)))
  return [...candidates, chromium.executablePath()].find((file) => file !== '' && existsSync(file))
}

/** Debian's package where that is possible, Playwright's own download elsewhere. */
function installChromium(): string | undefined {
  console.log('       installing Chromium for the browser tests, once (about a minute)')
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update'], quiet)
    // Older releases have only the whole browser.
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (!findChromium()) spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', name], quiet)
  }
  if (!findChromium()) spawnSync(join('node_modules', '.bin', 'playwright'), ['install', 'chromium'], quiet)
  return findChromium()
}
