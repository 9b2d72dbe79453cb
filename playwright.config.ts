import { existsSync } from 'node:fs'
import { defineConfig, firefox, webkit } from '@playwright/test'
import { browserLaunch } from './e2e/fixtures/browserLaunch.ts'
import { workerPorts } from './e2e/fixtures/ports.ts'
import { startServers } from './e2e/fixtures/startServers.ts'

const workers = 2

/** Playwright's own builds of the other engines, where there are some: e2e/engines drives those of the system. */
const others = [firefox, webkit].filter((type) => process.env.TEST_DEEP && existsSync(type.executablePath()))

export default defineConfig({
  testDir: 'e2e',
  // They have a configuration of their own.
  testIgnore: 'engines/**',
  fullyParallel: true,
  workers,
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
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      // The way through every program, and what the size of the screen changes. The rest is the same code on every
      // screen, and is tried on this one as well by `npm run test:deep`.
      ...(process.env.TEST_DEEP ? {} : { grep: /default:|@phone/ }),
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
  webServer: startServers(workers),
})
