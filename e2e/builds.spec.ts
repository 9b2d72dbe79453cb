import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startRehearsal } from '@love/devnet/rehearsal/startRehearsal'
import type { Devnet } from '@love/devnet/startDevnet'
import { type BrowserContext, test as base, expect } from '@playwright/test'
import type { Hex } from 'viem'
import { startServerProcess } from '../apps/server/test/startServerProcess.ts'
import { mainnetEnvironment } from '../scripts/rehearseMainnet/mainnetEnvironment.ts'
import { buildPage } from './fixtures/builtPage.ts'
import { workerPorts } from './fixtures/ports.ts'
import { scriptedWallet } from './fixtures/scriptedWallet.ts'
import { watchPage } from './fixtures/test.ts'
import { waitAfterNavigation } from './fixtures/waitAfterNavigation.ts'
import { keepMining, startHttpsFront, untilFollowed } from './tour/stage.ts'
import { connect, seeEveryProgram, swap } from './tour/tour.ts'

/** Known to everybody: the first account of every such chain. */
const key: Hex = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'

type Site = {
  readonly host: string
  readonly context: BrowserContext
  readonly chain: Devnet
  /** What is served. */
  readonly webFolder: string
}
type Open = (site: {
  host: string
  build?: Readonly<Record<string, string>>
  /** The Safe gateway of somebody else stands behind the server. */
  otherGateway?: boolean
}) => Promise<Site>

/** Sites for mainnet, each with a build and a server of its own behind https, on one chain with the id of mainnet. */
const test = base.extend<{ readonly open: Open }, { readonly chain: Devnet }>({
  chain: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright asks for
    async ({}, use) => {
      const chain = await startRehearsal()
      const stopMining = keepMining(chain.url)
      await use(chain)
      stopMining()
      await chain.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  open: async ({ chain, playwright }, use, { project }) => {
    const closers: (() => Promise<unknown>)[] = []
    const serve = async (host: string, webFolder: string, settings: Record<string, string> = {}) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'love-builds-'))
      closers.unshift(() => rm(dataDir, { recursive: true }))
      const environment = mainnetEnvironment({ nodeUrl: chain.url, dataDir })
      const server = await startServerProcess(
        { ...environment, APP_URL: `https://${host}`, TRUST_PROXY: '1', ...settings },
        webFolder,
      )
      closers.unshift(server.kill)
      await untilFollowed(server.url)
      const front = await startHttpsFront(host, server.url)
      closers.unshift(front.close)
      const certificateFile = join(dataDir, 'certificate.pem')
      await writeFile(certificateFile, front.cert)
      return { port: front.port, certificateFile }
    }
    /** Another server of ours is the gateway of somebody else. */
    const serveGateway = async (webFolder: string) => {
      const { port, certificateFile } = await serve('localhost', webFolder)
      return { SAFE_GATEWAY_URL: `https://localhost:${port}`, NODE_EXTRA_CA_CERTS: certificateFile }
    }
    await use(async ({ host, build = {}, otherGateway = false }) => {
      const webFolder = await buildPage({ LOVE_NETWORK: 'mainnet', ...build })
      const front = await serve(host, webFolder, otherGateway ? await serveGateway(webFolder) : {})
      const { launchOptions, viewport, isMobile = false, hasTouch = false } = project.use
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        args: [
          ...(launchOptions?.args ?? []),
          `--host-resolver-rules=MAP *.example 127.0.0.1:${front.port}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
        ],
      })
      closers.unshift(() => browser.close())
      const context = await browser.newContext({
        ...(viewport ? { viewport } : {}),
        isMobile,
        hasTouch,
        baseURL: `https://${host}`,
        ignoreHTTPSErrors: true,
      })
      context.on('page', waitAfterNavigation)
      return { host, context, chain, webFolder }
    })
    for (const close of closers) await close()
  },
})

/** Opens every program, connects, agrees and swaps; what the page must not do is the answer. */
async function takeTour({ host, context, chain }: Site, ...allowed: readonly string[]): Promise<string[]> {
  const page = await context.newPage()
  const faults = watchPage(page, `https://${host}`, ...allowed)
  const wallet = await scriptedWallet(page, { key, chainId: '0x1', rpcUrl: chain.url })
  await seeEveryProgram(page, wallet.address)
  await page.goto(`/safe/${chain.safes.teamSafe}`)
  await expect(page.getByRole('dialog', { name: /^Safe 0x/ })).toContainText('2 of 3')
  await connect(page, '/swap')
  await swap(page)
  await expect(page.getByRole('button', { name: /^Account 0x/ })).toBeVisible()
  return faults
}

test.setTimeout(240_000)

test('behavior: the devnet build: every program, a wallet, the terms and a swap', { tag: '@deep' }, async ({
  page,
  baseURL,
}) => {
  const rpcUrl = `http://127.0.0.1:${workerPorts.devnet}`
  const stopMining = keepMining(rpcUrl)
  waitAfterNavigation(page)
  const faults = watchPage(page, baseURL ?? '')
  const wallet = await scriptedWallet(page, { key, rpcUrl })
  await seeEveryProgram(page, wallet.address)
  await connect(page, '/swap')
  await swap(page)
  stopMining()
  expect(faults).toEqual([])
})

test('behavior: the mainnet build: every program, a wallet, the terms and a swap', { tag: '@deep' }, async ({
  open,
}) => {
  const site = await open({ host: 'love.example' })
  expect(await takeTour(site)).toEqual([])
})

const projectId = '0123456789abcdef0123456789abcdef'
const recorder = 'https://static.hotjar.com'
const host = 'play.love.example'
const everySetting = { PRODUCTION_HOST: host, PREVIEW_HOST: host, WALLETCONNECT_PROJECT_ID: projectId }

test('default: the mainnet build with every setting: the same, and the recorder is the only stranger', {
  tag: '@deep',
}, async ({ open }) => {
  const site = await open({ host, build: everySetting, otherGateway: true })
  const asked: string[] = []
  await site.context.route(`${recorder}/**`, async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/javascript', body: 'window.recorded = true' })
  })
  expect(await takeTour(site, recorder)).toEqual([])
  expect(new Set(asked)).toEqual(new Set([`${recorder}/c/hotjar-3527265.js?sv=6`]))
  const page = await site.context.newPage()
  await page.goto('/pairs')
  await page.getByRole('button', { name: 'Connect wallet', exact: true }).last().click()
  await expect(
    page.getByRole('dialog', { name: 'Connect a wallet' }).getByRole('button', { name: 'WalletConnect' }),
  ).toBeVisible()
  // What shows a link to the page gets its picture from wherever it stands itself.
  await page.goto('/pairs/LOVE-ETH')
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect(picture).toMatch(new RegExp(`^https://${host}/`))
  const type = await page.evaluate(
    async (url) => (await fetch(url)).headers.get('content-type'),
    picture ?? '',
  )
  expect(type).toBe('image/png')
})

const troubles = {
  'throws an error': (context: BrowserContext) =>
    context.route(`${recorder}/**`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("the recorder stumbled")' }),
    ),
  'never answers': (context: BrowserContext) => context.route(`${recorder}/**`, () => {}),
  'is blocked': (context: BrowserContext) => context.route(`${recorder}/**`, (route) => route.abort()),
}

for (const [trouble, makeTrouble] of Object.entries(troubles))
  test(`error: a recorder that ${trouble} costs the page nothing`, { tag: '@deep' }, async ({ open }) => {
    const { context } = await open({ host, build: everySetting })
    await makeTrouble(context)
    const page = await context.newPage()
    const asked = page.waitForRequest(`${recorder}/**`)
    await page.goto('/pairs', { waitUntil: 'commit' })
    await expect(page.getByRole('dialog')).toContainText(/LOVE-ETH.*\$[\d,]+/, { timeout: 30_000 })
    await asked
    await page.getByRole('link', { name: 'LOVE-ETH' }).first().click()
    await expect(page.getByRole('dialog', { name: /LOVE-ETH/ })).toContainText(/block [\d,]+/)
    await expect(page.locator('body')).not.toContainText('illegal operation')
  })

// Not deep: what ships is built and opened before every push.
test('behavior: on any other host than the production host nothing is recorded', async ({ open }) => {
  const copy = 'copy.love.example'
  const { context, webFolder } = await open({
    host: copy,
    build: { PRODUCTION_HOST: host, WALLETCONNECT_PROJECT_ID: projectId },
  })
  const page = await context.newPage()
  const faults = watchPage(page, `https://${copy}`)
  await page.goto('/pairs')
  await expect(page.getByRole('dialog')).toContainText(/LOVE-ETH.*\$[\d,]+/, { timeout: 30_000 })
  expect(faults).toEqual([])
  for (const name of await readdir(join(webFolder, 'assets'))) {
    const text = await readFile(join(webFolder, 'assets', name), 'utf8')
    for (const demo of ['demo wallet', key.slice(2)]) expect(text.toLowerCase(), name).not.toContain(demo)
  }
})
