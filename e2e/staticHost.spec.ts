import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { startServerProcess } from '../apps/server/test/startServerProcess.ts'
import { connectDemoWallet } from './fixtures/connectDemoWallet.ts'
import { freshBlock } from './fixtures/devnet.ts'
import { workerPorts } from './fixtures/ports.ts'
import { approve, openVerify, signedInWords, signInButton, verifyWindow } from './fixtures/signInPage.ts'
import { test as base } from './fixtures/test.ts'
import { untilFollowed } from './tour/stage.ts'

const project = join(import.meta.dirname, '..')
const folder = join(project, 'apps/web/dist')

/** What `docs/operate.md` says to send to the server; the rest are files. */
const elsewhere =
  /^\/(rpc|simulate|image|market|sign-in|me|v1|v2|insights\/(view|summary)|csp-reports|safe-hosts\.json|health)(\/|\?|$)/
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
}

type Kinds = Readonly<Record<string, Readonly<Record<string, string>>>>

/** As the guide has it: the file, the page of that name, or the page for everything below the first word. */
async function fileFor(path: string): Promise<string | undefined> {
  const page = path === '/' ? '/index' : path.replace(/\/$/, '')
  for (const file of [path, `${page}.html`, `/${path.split('/')[1]}/_.html`])
    if (
      await stat(join(folder, file)).then(
        (found) => found.isFile(),
        () => false,
      )
    )
      return file
  return undefined
}

function kindOf(file: string, kinds: Kinds) {
  if (file === '/app-host.html' || file === '/manifest.json')
    return kinds[Object.keys(kinds).find((name) => name.startsWith(file)) ?? '']
  if (file.endsWith('.html')) return kinds['every page (*.html)']
  return file.startsWith('/assets/') ? kinds['/assets/*'] : kinds['everything else']
}

/** A host that knows nothing of LOVE but files, the headers that it was told, and where the server is. */
async function startStaticHost(api: () => string, kinds: () => Promise<Kinds>) {
  const server = createServer(async (incoming, outgoing) => {
    const url = incoming.url ?? '/'
    if (elsewhere.test(url)) {
      // The server lies below a path of its own, on a host of its own.
      const headers = {
        ...incoming.headers,
        host: 'api.love.example',
        'x-forwarded-host': incoming.headers.host,
      }
      const passed = request(`${api()}${url}`, { method: incoming.method ?? 'GET', headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      })
      passed.on('error', () => outgoing.destroy())
      incoming.pipe(passed)
      return
    }
    const file = await fileFor(new URL(url, 'http://host').pathname)
    const sent = file ?? '/404.html'
    outgoing.writeHead(file ? 200 : 404, {
      ...kindOf(sent, await kinds()),
      'content-type': types[extname(sent)] ?? 'application/octet-stream',
    })
    outgoing.end(await readFile(join(folder, sent)))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

const test = base.extend<object, { readonly site: { readonly origin: string } }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright asks for
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'love-static-'))
      let api = ''
      const host = await startStaticHost(
        () => api,
        async () => JSON.parse(await headers),
      )
      const settings = {
        RPC_URLS: `http://127.0.0.1:${workerPorts.devnet}`,
        APP_URL: host.origin,
        TRUST_PROXY: '1',
        DATA_DIR: dataDir,
      }
      const command = ['scripts/staticHeaders.ts']
      const headers = promisify(execFile)(process.execPath, command, {
        cwd: project,
        env: { ...process.env, ...settings },
      }).then(({ stdout }) => stdout)
      const server = await startServerProcess(settings, folder)
      api = server.url
      await untilFollowed(api)
      await use(host)
      await host.close()
      await server.kill()
      await rm(dataDir, { recursive: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
})

test('behavior: the built folder works on any static host, with only the calls sent to the server', async ({
  page,
  request,
}) => {
  await freshBlock()
  const document = await page.goto('/pairs')
  expect(document?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-")
  await expect(page.getByRole('dialog', { name: 'Pairs' })).toContainText(/LOVE-ETH.*\$[\d,]+/)
  await page.goto('/portfolio/0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
  await expect(page.getByRole('dialog')).toContainText(/\$[\d,]+/)
  await connectDemoWallet(page)
  await page.getByRole('button', { name: 'Agree' }).click()
  await openVerify(page)
  await signInButton(page).click()
  await approve(page)
  await expect(verifyWindow(page)).toContainText(signedInWords)
  expect(document?.headers()['reporting-endpoints']).toBe('csp="/csp-reports"')
  const headers = { 'content-type': 'application/reports+json' }
  expect((await request.post('/csp-reports', { headers, data: '[]' })).status()).toBe(204)
})

test.describe('a page that is not there', () => {
  test.use({ expectedFaults: [/404/] })

  test('error: is said to be missing, with its status', { tag: '@deep' }, async ({ page }) => {
    const document = await page.goto('/nowhere')
    expect(document?.status()).toBe(404)
    await expect(page.locator('body')).toContainText(/not found/i)
  })
})
