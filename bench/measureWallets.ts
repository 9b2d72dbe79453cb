import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { FaultNode } from '../apps/server/test/startFaultNode.ts'
import { chainDefaults } from '../apps/web/src/chain/chainDefaults.ts'
import type { Measurement } from './measurement.ts'
import { mainnet } from './pages/mainnet.ts'
import { round } from './round.ts'
import { openBrowser } from './site/openBrowser.ts'
import { openWalletPage } from './site/openWalletPage.ts'
import { untilTraded } from './untilTraded.ts'
import { withWatchedStack } from './withStack.ts'

const SECONDS = 60
/** After connecting a page asks for many things once. */
const SETTLE_MS = 10_000
const options = { ...mainnet, settings: { RPC_TRUST_MS: '1000' } }

/** What one more page with a wallet costs the server and the node. */
export function measureWallets(): Promise<Measurement[]> {
  return withWatchedStack(async ({ url, node }) => {
    await untilTraded(url)
    const browser = await openBrowser()
    try {
      const open = (account: number) => openWalletPage(browser, `${url}/pairs`, account)
      const posts = countPosts(await open(1))
      const one = await callsPerSecond(node, posts.start)
      const looks = (1_000 * SECONDS) / chainDefaults.pollingMs
      const { requests, calls, kibibytes } = await posts.read()
      await open(2)
      await open(3)
      const three = await callsPerSecond(node)
      const row = (name: string, value: number, atMost: number, unit = '') => {
        return { name: `a look with a wallet, ${name}`, value: round(value / looks, 1), unit, atMost }
      }
      return [
        row('requests to the server', requests, 2),
        row('calls in them', calls, 8),
        row('their answers', kibibytes, 8, 'KiB'),
        {
          name: 'one wallet more, calls to the node',
          value: round((three - one) / 2),
          unit: '/s',
          atMost: 1.4,
        },
      ]
    } finally {
      await browser.close()
    }
  }, options)
}

/** Of what a page reads: such a request ends with the number of the newest block. What the server reads for itself does not. */
const isPassedOn = (calls: FaultNode['requests'][number]) =>
  calls.length > 1 && calls.at(-1)?.method === 'eth_blockNumber'

async function callsPerSecond(node: FaultNode, start = () => {}): Promise<number> {
  await sleep(SETTLE_MS)
  start()
  const from = node.requests.length
  await sleep(1_000 * SECONDS)
  return node.requests.slice(from).filter(isPassedOn).flat().length / SECONDS
}

/** What a page sends to `/rpc` from the start on. */
function countPosts(page: Page) {
  const counts = { requests: 0, calls: 0, kibibytes: 0 }
  const sizes: Promise<void>[] = []
  return {
    start: () =>
      void page.on('requestfinished', (request) => {
        if (new URL(request.url()).pathname !== '/rpc') return
        counts.requests += 1
        counts.calls += [JSON.parse(request.postData() ?? '[]')].flat().length
        const size = request.sizes().then(({ responseBodySize, responseHeadersSize }) => {
          counts.kibibytes += (responseBodySize + responseHeadersSize) / 1_024
        })
        sizes.push(size)
      }),
    async read() {
      await Promise.all(sizes)
      return { ...counts }
    },
  }
}
