import { type Browser, chromium } from '@playwright/test'
import { chromiumForTests } from '../../scripts/test/chromium.ts'

export async function openBrowser(): Promise<Browser> {
  const { CHROMIUM } = await chromiumForTests()
  return chromium.launch({
    ...(CHROMIUM && { executablePath: CHROMIUM }),
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })
}
