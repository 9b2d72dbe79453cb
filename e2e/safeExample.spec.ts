import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { devnetExample } from '@love/contracts/deployments/1337'
import { shortAddress } from '@love/protocol/format/shortAddress'
import { expect } from '@playwright/test'
import { expectAccessible } from './fixtures/expectAccessible.ts'
import { otherBrowser } from './fixtures/otherBrowser.ts'
import { workerPorts } from './fixtures/ports.ts'
import { teamOwners, teamSafe } from './fixtures/safeGateway.ts'
import { scanForNonsense } from './fixtures/scanForNonsense.ts'
import { test } from './fixtures/test.ts'

test.skip(({ isMobile }) => isMobile, 'its screens are those of other tests')

/** What `npm start` starts, with ports of this worker that no other test uses at this time. */
const url = `http://localhost:${workerPorts.otherPage}`
let dataDir: string
let started: ChildProcess | undefined
test.beforeAll(async () => {
  // It runs before anything is skipped.
  if (test.info().project.use.isMobile) return
  dataDir = await mkdtemp(join(tmpdir(), 'love-example-'))
  const child = spawn(process.execPath, ['scripts/start.ts', '--no-live-market'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: `${workerPorts.otherPage}`,
      DEVNET_PORT: `${workerPorts.relay}`,
      DATA_DIR: dataDir,
    },
  })
  started = child
  const said: string[] = []
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      said.push(String(chunk))
      if (said.join('').includes('LOVE is ready')) resolve()
    })
    child.on('exit', () => reject(new Error(`It has ended.\n${said.join('')}`)))
  })
})
test.afterAll(async () => {
  if (!started) return
  started.kill('SIGTERM')
  await once(started, 'exit')
  await rm(dataDir, { recursive: true })
})

test('default: a newcomer finds what waits in the team’s Safe, and the Safe that it owns', {
  tag: '@deep',
}, async ({ browser }) => {
  test.slow()
  const [first] = await teamOwners()
  const context = await otherBrowser(browser, url)
  await context.addInitScript((owner) => {
    localStorage.setItem(`${owner}-terms-agreement`, 'true')
    localStorage.setItem('love.connectedWallet', 'demo')
    localStorage.setItem('love.demoAccount', owner)
  }, first)
  const page = await context.newPage()
  await page.goto('/safe')
  const home = page.getByRole('dialog', { name: 'Safe', exact: true })
  const owned = home.getByRole('table', { name: 'Safes you own' })
  await expect(owned).toContainText('0x7a1f…c0b3', { timeout: 20_000 })
  const inside = home.getByRole('table', { name: 'Safes owned by your Safes' })
  await expect(inside).toContainText(shortAddress(devnetExample.childSafe))
  const waiting = home.getByRole('table', { name: 'Waits for you' })
  await expect(waiting).toContainText('Send 25,000 LOVE to')
  await expect(waiting).toContainText('On-chain rejection')
  await expect(waiting).toContainText(`${shortAddress(devnetExample.childSafe)}, signed by 0x7a1f…c0b3`)
  await expect(waiting).toContainText('Send 0.75 ETH to')
  await scanForNonsense(page)
  await expectAccessible(page)

  await page.goto(`/safe/${teamSafe}/queue`)
  const safe = page.getByRole('dialog', { name: /^Safe / })
  await expect(safe.getByRole('row').filter({ hasText: 'Conflicting transactions (nonce 8)' })).toBeVisible()
  await expect(safe).toContainText('Send 2 ETH to')
  await page.goto(`/safe/${teamSafe}/messages`)
  await expect(safe).toContainText('The LOVE team controls this Safe.')
  await page.goto(`/safe/${teamSafe}/history`)
  await expect(safe.getByRole('tabpanel')).toContainText(/AllowanceModule|spending limit/i, {
    timeout: 20_000,
  })
  await page.goto(`/safe/${teamSafe}/settings`)
  await expect(safe.getByRole('tabpanel')).toContainText('500 USDT')
  await expect(safe.getByRole('tabpanel')).toContainText('380 USDT')
  await page.goto(`/safe/${devnetExample.childSafe}`)
  await expect(safe.getByRole('listitem').filter({ hasText: '0x7a1f…c0b3' })).toBeVisible()
  await expect(safe).toContainText('2 of 2 owners must sign')
  await context.close()
})
