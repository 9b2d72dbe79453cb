import { defineConfig } from '@playwright/test'
import { browserLaunch } from './e2e/fixtures/browserLaunch.ts'
import { portsOf, workerPorts } from './e2e/fixtures/ports.ts'

const workers = 2

export default defineConfig({
  testDir: 'e2e',
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
  ],
  // Every worker has a chain and a server of its own: trades of one test never move the prices of another.
  webServer: Array.from({ length: workers }, (_, worker) => {
    const { app, devnet, safeHost, pictures } = portsOf(worker)
    return {
      command: 'node scripts/start.ts --no-live-market',
      url: `http://localhost:${app}/health`,
      // A store of its own: a person's `npm start` beside it keeps theirs.
      env: {
        PORT: String(app),
        DEVNET_PORT: String(devnet),
        DATA_DIR: `.data/e2e-${app}`,
        SAFE_HOSTS: `https://app.safe.global,http://localhost:${safeHost}`,
        IMAGE_HOSTS: `http://localhost:${pictures}`,
        // All tests come from one address, and many of them from one account.
        LIMIT_SIGN_IN_VERIFY_PER_MINUTE: '1000',
        LIMIT_SIGN_IN_ADDRESS_PER_MINUTE: '1000',
      },
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
      stdout: 'ignore',
      timeout: 120_000,
    }
  }),
})
