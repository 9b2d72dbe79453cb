import { z } from 'zod'
import { type NetworkName, networks } from '../networks.ts'
import { type TrustProxy, trustProxy } from './trustProxy.ts'
import {
  isOrigin,
  listSetting,
  networkSetting,
  onOff,
  portSetting,
  type SettingsContext,
  withoutKey,
} from './values.ts'

export type ServerConfig = {
  network: NetworkName
  chainId: number
  host: string
  port: number
  appUrl: string
  trustProxy: TrustProxy
  safeHosts: readonly string[]
  /** Undefined: there is no security.txt. */
  securityContact: string | undefined
  hstsPreload: boolean
}

const contactRule = 'must be an address like mailto:security@love.example or https://love.example/report.'

const port = portSetting(3000)

export function serverSettings({ network: { isPublic }, env }: SettingsContext) {
  const origin = appUrl({ httpsOnly: isPublic })
  const localOrigin = `http://localhost:${port.readOrUsual(env.PORT)}`
  return z
    .object({
      LOVE_NETWORK: networkSetting
        .prefault('local')
        .describe('The network, for the build and the server: local is the devnet, mainnet is Ethereum.'),
      HOST: z
        .string()
        .regex(/^[A-Za-z0-9.:-]+$/, 'must be a host name or an address.')
        .prefault('localhost')
        .describe('The address to listen on; 0.0.0.0 is every one that this machine has.'),
      PORT: port.setting.describe('The port of the page and of everything else that the server answers.'),
      APP_URL: (isPublic ? origin : origin.prefault(localOrigin)).describe(
        'The origin that people type: sign-in and absolute links are made with it. On mainnet it is required, with https.',
      ),
      TRUST_PROXY: trustProxy
        .prefault('0')
        .describe('How many proxies stand in front of the server, or their address ranges, like 10.0.0.0/8.'),
      SAFE_HOSTS: safeHosts
        .prefault('https://app.safe.global')
        .describe(
          'Origins that may show the page in a frame, and ask the Safe gateway and /rpc from a browser.',
        ),
      SECURITY_CONTACT: withoutKey()
        .regex(/^(mailto:[^\s@,?]+@[^\s@,?]+|https:\/\/[^\s@]+)$/, contactRule)
        .refine(({ length }) => length <= 500, contactRule)
        .optional()
        .describe(
          'Where to report a weakness: mailto:… or https://…, told at /.well-known/security.txt. Without it there is no such file.',
        ),
      HSTS_PRELOAD: onOff
        .prefault('off')
        .describe(
          'With on, browsers may list this domain and all below it as https only, for years: see hstspreload.org first.',
        ),
    })
    .describe('Where it runs')
}

export function serverConfig(settings: z.output<ReturnType<typeof serverSettings>>): ServerConfig {
  return {
    network: settings.LOVE_NETWORK,
    chainId: networks[settings.LOVE_NETWORK].chainId,
    host: settings.HOST,
    port: settings.PORT,
    appUrl: settings.APP_URL,
    trustProxy: settings.TRUST_PROXY,
    safeHosts: settings.SAFE_HOSTS,
    securityContact: settings.SECURITY_CONTACT,
    hstsPreload: settings.HSTS_PRELOAD,
  }
}

const host = /^https:\/\/[a-z0-9.-]+(:\d+)?$/

const localHost = /^http:\/\/localhost(:\d+)?$/

/** The entries are copied into a response header, so anything but a plain origin could rewrite the policy. */
const safeHosts = listSetting(
  withoutKey(),
  (entry) => host.test(entry) || localHost.test(entry),
  'must be origins like https://app.safe.global (http only for localhost), separated by commas without blanks.',
)

/** The public origin, normalised; sign-in and absolute links are built on it. */
function appUrl({ httpsOnly }: { httpsOnly: boolean }) {
  return withoutKey({ error: 'is missing: name the public origin, like https://love.example.' })
    .refine(isOrigin, {
      error: 'must be an origin like https://love.example, without path, query or user.',
      abort: true,
    })
    .refine((text) => !httpsOnly || text.startsWith('https://'), 'must begin with https:// on this network.')
}
