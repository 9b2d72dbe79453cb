import { existsSync } from 'node:fs'
import { firefox, webkit } from '@playwright/test'
import { chromiumForTests } from './chromium.ts'
import { canInstallPackages, findProgram, installPackages, onPath } from './programs.ts'

/** Beside Chromium; those of the system are driven by their own protocols, Playwright's builds by Playwright. */
const others = [
  {
    id: 'firefox',
    name: 'Firefox',
    packages: ['firefox-esr'],
    find: () => programOf('FIREFOX', ['firefox-esr', 'firefox'], firefox.executablePath()),
  },
  {
    id: 'webkit',
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    // Without a screen, be it one that nobody sees, it does not start.
    find: () =>
      programOf('WEBKIT_DRIVER', onPath(['Xvfb']) ? ['WebKitWebDriver'] : [], webkit.executablePath()),
  },
] as const

/** Where the engines are, as settings for their tests. One that is nowhere and cannot be installed is named as missing. */
export async function enginesForTests(): Promise<Record<string, string>> {
  const settings = await chromiumForTests()
  const missing: string[] = []
  for (const { id, name, packages, find } of others) {
    if (!find() && canInstallPackages()) {
      console.log(`       installing ${name} for the browser tests (first run only, about a minute)`)
      installPackages(packages)
    }
    const found = find()
    if (found) Object.assign(settings, found)
    else {
      missing.push(id)
      console.log(
        `       ${name} was not found and could not be installed, so its tests are skipped (Debian: apt-get install ${packages.join(' ')}; elsewhere: node_modules/.bin/playwright install ${id})`,
      )
    }
  }
  return { ...settings, MISSING_ENGINES: missing.join() }
}

/** Nothing to set where Playwright brings its own. */
function programOf(
  setting: string,
  names: readonly string[],
  own: string,
): Record<string, string> | undefined {
  const program = findProgram(setting, names)
  if (program) return { [setting]: program }
  return existsSync(own) ? {} : undefined
}
