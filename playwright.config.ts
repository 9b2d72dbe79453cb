import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig, firefox, webkit } from '@playwright/test'
import { browserLaunch } from './e2e/fixtures/browserLaunch.ts'
import { workerPorts } from './e2e/fixtures/ports.ts'

/** Playwright's own builds of the other engines, where there are some: e2e/engines drives those of the system. */
const others = [firefox, webkit].filter((type) => process.env.TEST_DEEP && existsSync(type.executablePath()))

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/servers.ts',
  // They have a configuration of their own.
  testIgnore: 'engines/**',
  fullyParallel: true,
  // One more than cores: a page waits for blocks and the network half of its time. Each has its own chain and server.
  workers: Math.max(2, availableParallelism()) + 1,
  // Only the whole of npm test leaves these out: who names a file wants all of it.
  ...(process.env.TEST_QUICK ? { grepInvert: /@deep/ } : {}),
  // For a busy machine; what must be faster says so itself.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  retries: 0,
  forbidOnly: true,
  reporter: process.env.TEST_REPORT
    ? [['dot'], ['json', { outputFile: process.env.TEST_REPORT }]]
    : [['list']],
  use: {
    baseURL: `http://localhost:${workerPorts.app}`,
    screenshot: 'only-on-failure',
    launchOptions: browserLaunch('fonts.conf'),
  },
  projects: [
    // The first to begin, as its builds take longest.
    { name: 'mainnet', testMatch: 'builds.spec.ts', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'desktop',
      testIgnore: ['engines/**', 'builds.spec.ts'],
      use: { viewport: { width: 1280, height: 800 } },
      // Each test once: what the size of the screen changes is tried on the smaller one.
      ...(process.env.TEST_QUICK ? { grepInvert: [/@deep/, /@phone/] } : {}),
    },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      // What the size of the screen changes. The rest is the same code on every screen, and is tried on this one as
      // well by `npm run test:deep`.
      ...(process.env.TEST_DEEP ? {} : { grep: /@phone/ }),
    },
    ...others.map((type) => ({
      name: type.name(),
      use: {
        browserName: type.name() as 'firefox' | 'webkit',
        viewport: { width: 1280, height: 800 },
        launchOptions: {},
      },
    })),
  ],
})
