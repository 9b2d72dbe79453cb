import { join } from 'node:path'
import { type BrowserType, chromium, firefox, webkit } from '@playwright/test'
import { browserLaunch } from '../../fixtures/browserLaunch.ts'
import type { Driver, DriverOptions } from './driver.ts'
import type { EngineId } from './engines.ts'
import { fonts, openPlace } from './program.ts'

const types: Record<EngineId, BrowserType> = { chromium, firefox, webkit }

/** Playwright's own build of an engine, or the Chromium that the other browser tests use. */
export async function openPlaywright(engine: EngineId, { blocksCookies }: DriverOptions): Promise<Driver> {
  const place = await openPlace()
  const context = await types[engine].launchPersistentContext(join(place.folder, 'profile'), {
    ...(engine === 'firefox' && blocksCookies
      ? { firefoxUserPrefs: { 'network.cookie.cookieBehavior': 2 } }
      : {}),
    ...(engine === 'chromium'
      ? { ...browserLaunch('fonts.conf'), ignoreDefaultArgs: ['--hide-scrollbars'] }
      : { env: { ...process.env, FONTCONFIG_FILE: fonts } }),
  })
  const [page = await context.newPage()] = context.pages()
  let frame = page.mainFrame()
  return {
    version: context.browser()?.version() ?? 'unknown',
    async goto(url) {
      frame = page.mainFrame()
      await page.goto(url)
    },
    reload: async () => void (await page.reload()),
    async enterFrame() {
      const [inner] = page.mainFrame().childFrames()
      if (!inner) throw new Error('There is no frame in this page.')
      frame = inner
    },
    evaluate: (source, parameters) => frame.evaluate(`(${source})(...${JSON.stringify(parameters)})`),
    async drag([first, ...others]) {
      await page.mouse.move(first.x, first.y)
      await page.mouse.down()
      for (const { x, y } of others) await page.mouse.move(x, y)
      await page.mouse.up()
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (size) => page.setViewportSize(size),
    picture: () => page.screenshot(),
    forgetCookies: () => context.clearCookies(),
    async close() {
      await context.close()
      await place.close()
    },
  }
}
