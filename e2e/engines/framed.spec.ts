import { createServer } from 'node:http'
import { expect } from '@playwright/test'
import { freshBlock } from '../fixtures/devnet.ts'
import { workerPorts } from '../fixtures/ports.ts'
import { account, connectDemo, dialog, swap } from './acts.ts'
import { isMissing } from './drivers/openDriver.ts'
import { step, test } from './test.ts'

test.skip(isMissing, 'This engine is not on this machine.')
// For a browser another site than `localhost`, where pages that frame it are.
test.use({ origin: `http://127.0.0.1:${workerPorts.app}` })
test.beforeEach(freshBlock)

const mine = 'love.connectedWallet'
const path = '/swap?from=ETH&to=LOVE&amount=0.01'
const connect = { role: 'button', name: 'Connect wallet', last: true } as const

test(
  'behavior: in a frame of another site the page remembers apart from what it kept on its own, and a swap goes through',
  step('inside a frame of another site'),
  async ({ tab, origin }) => {
    const host = await startHost(new URL(path, origin).href)
    try {
      await tab.goto(path)
      await connectDemo(tab)
      expect(await tab.evaluate(kept, mine)).toBe('demo')

      await tab.driver.goto(host.origin)
      await tab.enterFrame()
      expect(await tab.evaluate(() => top === window)).toBe(false)
      expect(await tab.evaluate(kept, mine)).toBeNull()
      await tab.see(connect)
      await connectDemo(tab)
      await swap(tab)

      await tab.driver.goto(host.origin)
      await tab.enterFrame()
      await tab.see(account)
      await tab.see(dialog('Swap'))
      await tab.evaluate(() => localStorage.clear())
    } finally {
      await host.close()
    }
  },
)

function kept(key: string): string | null {
  return localStorage.getItem(key)
}

/** The server of the tests lets this one frame it. */
async function startHost(app: string) {
  const html = `<!doctype html><title>Host</title>
    <style>html, body, iframe { display: block; margin: 0; border: 0; width: 100%; height: 100% }</style>
    <iframe title="App" src="${app.replaceAll('&', '&amp;')}"></iframe>`
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(html),
  )
  await new Promise<void>((done) => server.listen(workerPorts.safeHost, 'localhost', done))
  return {
    origin: `http://localhost:${workerPorts.safeHost}`,
    close() {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}
