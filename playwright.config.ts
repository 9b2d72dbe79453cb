import { defineConfig } from '@playwright/test'

const port = Number(process.env.E2E_PORT ?? 3210)
const devnetPort = Number(process.env.E2E_DEVNET_PORT ?? 18545)
const chromium = process.env.CHROMIUM

/** Without these Chromium looks up hosts of its maker at every start. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: process.env.TEST_REPORT
    ? [['line'], ['json', { outputFile: process.env.TEST_REPORT }]]
    : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [...quiet, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
  webServer: {
    command: 'node scripts/start.ts --no-live-market',
    url: `http://localhost:${port}/health`,
    // A store of its own: a person's `npm start` beside it keeps theirs.
    env: { PORT: String(port), DEVNET_PORT: String(devnetPort), DATA_DIR: `.data/e2e-${port}` },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    stdout: 'ignore',
    timeout: 60_000,
  },
})
