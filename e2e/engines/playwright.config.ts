import { defineConfig } from '@playwright/test'
import { engines } from './drivers/engines.ts'
import type { EngineOptions } from './test.ts'

/** The main way through the desktop in every engine that people have; the other tests are for one of them. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  globalSetup: '../servers.ts',
  fullyParallel: true,
  workers: 2,
  ...(process.env.TEST_QUICK ? { grepInvert: /@deep/ } : {}),
  retries: 0,
  forbidOnly: true,
  outputDir: '../../test-results/engines',
  reporter: process.env.TEST_REPORT
    ? [['dot'], ['json', { outputFile: process.env.TEST_REPORT }]]
    : [['list']],
  // WebKit draws a large screen by itself, without a graphics card.
  timeout: process.env.TEST_DEEP ? 120_000 : 60_000,
  projects: engines.map(({ id }) => ({
    name: id,
    use: { engine: id },
    // Chromium without windows cannot be told to block cookies; e2e/faults/storage.spec.ts denies it all storage.
    // And Playwright starts it with one storage for pages and frames; e2e/safeFrame.spec.ts frames it so.
    ...(id === 'chromium' ? { testIgnore: ['blockedCookies.spec.ts', 'framed.spec.ts'] } : {}),
  })),
})
