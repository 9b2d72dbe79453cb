import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { Driver, DriverOptions } from './driver.ts'
import { openPlace, waitFor } from './program.ts'
import { webDriver } from './webDriver.ts'

const preferences = {
  'marionette.port': 0,
  // Its pages are drawn in a sandbox, which must be let to our fonts.
  'security.sandbox.content.read_path_whitelist': join(import.meta.dirname, '../../../node_modules/'),
  // Nothing leaves for hosts of its maker.
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.server': '',
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
}

/** A window of Firefox is never as narrow as a phone, unless its own style sheet lets it. */
const narrow = ':root { min-width: 0 !important } #navigator-toolbox { display: none !important }'

/** Firefox without geckodriver, which Debian does not have: by its own protocol, whose commands are those of the standard. */
export async function openFirefox(program: string, { blocksCookies }: DriverOptions): Promise<Driver> {
  const place = await openPlace()
  const profile = join(place.folder, 'profile')
  await mkdir(join(profile, 'chrome'), { recursive: true })
  await writeFile(join(profile, 'chrome', 'userChrome.css'), narrow)
  const chosen = { ...preferences, ...(blocksCookies ? { 'network.cookie.cookieBehavior': 2 } : {}) }
  const lines = Object.entries(chosen).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  )
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  place.start(program, ['--headless', '--marionette', '--no-remote', '--profile', profile, 'about:blank'])
  const port = await waitFor('Firefox', async () =>
    Number(await readFile(join(profile, 'MarionetteActivePort'), 'utf8')),
  )
  const { call, end } = await marionette(port)
  const { capabilities } = (await call('WebDriver:NewSession', {})) as {
    capabilities: { browserVersion: string }
  }
  return webDriver(
    async (command, parameters = {}) => {
      const answer = await call(`WebDriver:${command}`, parameters)
      return answer && typeof answer === 'object' && 'value' in answer ? answer.value : answer
    },
    {
      version: capabilities.browserVersion,
      async close() {
        end()
        await place.close()
      },
    },
  )
}

type Answer = [kind: 1, id: number, error: { error: string; message: string } | null, result: unknown]

/** Messages are JSON with their length before them: https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html */
async function marionette(port: number) {
  const socket = connect(port, '127.0.0.1')
  const waiting = new Map<number, (answer: Answer) => void>()
  let rest = Buffer.alloc(0)
  let lastId = 0
  socket.on('data', (chunk) => {
    rest = Buffer.concat([rest, chunk])
    for (let colon = rest.indexOf(':'); colon > 0; colon = rest.indexOf(':')) {
      const end = colon + 1 + Number(rest.subarray(0, colon).toString())
      if (rest.length < end) return
      const message: unknown = JSON.parse(rest.subarray(colon + 1, end).toString())
      rest = rest.subarray(end)
      if (Array.isArray(message)) waiting.get(message[1])?.(message as Answer)
    }
  })
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  return {
    end: () => socket.destroy(),
    call: (command: string, parameters: object) =>
      new Promise<unknown>((resolve, reject) => {
        lastId += 1
        const id = lastId
        waiting.set(id, ([, , error, result]) => {
          waiting.delete(id)
          if (error) reject(new Error(`${command}: ${error.error}: ${error.message}`))
          else resolve(result)
        })
        const text = JSON.stringify([0, id, command, parameters])
        socket.write(`${Buffer.byteLength(text)}:${text}`)
      }),
  }
}
