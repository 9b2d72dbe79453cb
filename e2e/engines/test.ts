import { writeFile } from 'node:fs/promises'
import { test as base } from '@playwright/test'
import { workerPorts } from '../fixtures/ports.ts'
import { desktopSize, phoneSize, screenSizes } from '../fixtures/screenSizes.ts'
import type { Driver, DriverOptions, Size } from './drivers/driver.ts'
import type { EngineId } from './drivers/engines.ts'
import { openDriver } from './drivers/openDriver.ts'
import { openTab, type Tab } from './tab.ts'

/** Two are enough to see most of what can go wrong; `npm run browsers` and `npm run test:deep` have the time for all. */
export const sizes = process.env.TEST_DEEP ? screenSizes : [desktopSize, phoneSize]
export const sizeName = ({ width, height }: Size) => `${width} × ${height}`

/** A line of the table in `docs/browsers.md`. */
export const step = (description: string) => ({ annotation: { type: 'step', description } })

export type EngineOptions = DriverOptions & { readonly engine: EngineId }
type Fixtures = { readonly tab: Tab; readonly size: Size; readonly origin: string }

/** One browser for all tests of a worker; each begins with nothing remembered. */
export const test = base.extend<Fixtures, EngineOptions & { readonly driver: Driver }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  blocksCookies: [false, { option: true, scope: 'worker' }],
  driver: [
    async ({ engine, blocksCookies }, use) => {
      const driver = await openDriver(engine, { blocksCookies })
      await use(driver)
      await driver.close()
    },
    { scope: 'worker' },
  ],
  size: [desktopSize, { option: true }],
  origin: [`http://localhost:${workerPorts.app}`, { option: true }],
  tab: async ({ driver, size, origin, blocksCookies }, use, info) => {
    info.annotations.push({ type: 'version', description: driver.version })
    await driver.resize(size)
    const tab = openTab(driver, origin)
    if (!blocksCookies) {
      await driver.goto(new URL('/favicon.svg', origin).href)
      await driver.evaluate('() => localStorage.clear()', [])
      await driver.forgetCookies()
    }
    await use(tab)
    if (info.errors.length > 0) await writeFile(info.outputPath('picture.png'), await driver.picture())
  },
})
