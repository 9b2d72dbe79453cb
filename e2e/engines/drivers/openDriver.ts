import type { Driver, DriverOptions } from './driver.ts'
import type { EngineId } from './engines.ts'
import { openFirefox } from './firefox.ts'
import { openPlaywright } from './playwright.ts'
import { openWebKit } from './webkit.ts'

/** Programs of the system, where there are some; `scripts/test/engines.ts` looks for them. */
const { FIREFOX, WEBKIT_DRIVER, MISSING_ENGINES = '' } = process.env

export function openDriver(engine: EngineId, options: DriverOptions): Promise<Driver> {
  if (engine === 'firefox' && FIREFOX) return openFirefox(FIREFOX, options)
  if (engine === 'webkit' && WEBKIT_DRIVER) return openWebKit(WEBKIT_DRIVER, options)
  return openPlaywright(engine, options)
}

/** The WebKit of Playwright has no such setting. */
export function canBlockCookies(engine: EngineId): boolean {
  return engine !== 'webkit' || WEBKIT_DRIVER !== undefined
}

/** Its tests are skipped then, and counted as such. */
export const isMissing = ({ engine }: { readonly engine: EngineId }) =>
  MISSING_ENGINES.split(',').includes(engine)
