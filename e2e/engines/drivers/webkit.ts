import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import type { Driver, DriverOptions } from './driver.ts'
import { openPlace, type Place, waitFor } from './program.ts'
import { commands, webDriver } from './webDriver.ts'

/** Its row of buttons would be wider than a phone. */
const narrow =
  '* { min-width: 0; padding: 0; margin: 0; font-size: 1px; border-width: 0 } image { opacity: 0; -gtk-icon-transform: scale(0) }'

/** WebKitGTK's own driver and browser; it has no mode without windows, so it gets a screen that nobody sees. */
export async function openWebKit(program: string, { blocksCookies }: DriverOptions): Promise<Driver> {
  const place = await openPlace()
  const look = join(place.folder, '.config/gtk-3.0')
  await mkdir(look, { recursive: true })
  await writeFile(join(look, 'gtk.css'), narrow)
  const display = await startScreen(place)
  const port = await freePort()
  place.start(program, [`--port=${port}`, '--host=127.0.0.1'], {
    DISPLAY: `:${display}`,
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
    // There is no graphics card to speak to.
    LIBGL_ALWAYS_SOFTWARE: '1',
  })
  const root = `http://127.0.0.1:${port}/session`
  await waitFor(
    'WebKitWebDriver',
    async () => (await fetch(`http://127.0.0.1:${port}/status`)).ok || undefined,
  )
  const args = ['--automation', ...(blocksCookies ? ['--cookies-policy=never'] : [])]
  const options = { 'webkitgtk:browserOptions': { args } }
  const { sessionId, capabilities } = (await ask('POST', root, {
    capabilities: { alwaysMatch: blocksCookies ? options : {} },
  })) as { sessionId: string; capabilities: { browserVersion: string } }
  const session = `${root}/${sessionId}`
  return webDriver(
    (command, parameters = {}) => {
      const [method, path] = commands[command]
      return ask(method, `${session}/${path}`, parameters)
    },
    {
      version: capabilities.browserVersion,
      async close() {
        // The browser is a child of the driver: only the driver can end it.
        await ask('DELETE', session, {}).catch(() => undefined)
        await place.close()
      },
    },
  )
}

async function ask(method: string, url: string, parameters: object): Promise<unknown> {
  const body = method === 'POST' ? { body: JSON.stringify(parameters) } : {}
  const response = await fetch(url, { method, ...body })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) {
    const { error, message } = value as { error: string; message: string }
    throw new Error(`${url.split('/').at(-1)}: ${error}: ${message}`)
  }
  return value
}

/** Answers with the number of its display, a free one. */
async function startScreen(place: Place): Promise<string> {
  const { stdout } = place.start('Xvfb', [
    '-displayfd',
    '1',
    '-screen',
    '0',
    '2048x1280x24',
    '-nolisten',
    'tcp',
  ])
  if (!stdout) throw new Error('The screen has no output.')
  const [number] = await once(stdout, 'data')
  return String(number).trim()
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done))
  const { port } = probe.address() as AddressInfo
  await new Promise((done) => probe.close(done))
  return port
}
