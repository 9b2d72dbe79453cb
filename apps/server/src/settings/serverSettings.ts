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

const contactRule = 'must be a URL like mailto:security@love.example or https://love.example/report.'

const port = portSetting(3000)

export function serverSettings({ network: { isPublic }, env }: SettingsContext) {
  const origin = appUrl({ httpsOnly: isPublic })
  const localOrigin = `http://localhost:${port.readOrUsual(env.PORT)}`
  return z
    .object({
      LOVE_NETWORK: networkSetting
        .prefault('local')
        .describe('The network of the build and the server: local (the devnet) or mainnet (Ethereum).'),
      HOST: z
        .string()
        .regex(/^[A-Za-z0-9.:-]+$/, 'must be a host name or an IP address.')
        .prefault('localhost')
        .describe('The address to listen on; 0.0.0.0 means every address of this machine.'),
      PORT: port.setting.describe('The port of the server.'),
      APP_URL: (isPublic ? origin : origin.prefault(localOrigin)).describe(
        'The public origin, used for sign-in and absolute links. Required on mainnet, with https.',
      ),
      TRUST_PROXY: trustProxy
        .prefault('0')
        .describe('The number of proxies in front of the server, or their address ranges, like 10.0.0.0/8.'),
      SAFE_HOSTS: safeHosts
        .prefault('https://app.safe.global')
        .describe(
          'Origins that may embed the page in a frame and call the Safe gateway and /rpc from a browser.',
        ),
      SECURITY_CONTACT: withoutKey()
        .regex(/^(mailto:[^\s@,?]+@[^\s@,?]+|https:\/\/[^\s@]+)$/, contactRule)
        .refine(({ length }) => length <= 500, contactRule)
        .optional()
        .describe(
          'Where to report a vulnerability: mailto:… or https://…, published at /.well-known/security.txt. If unset, there is no such file.',
        ),
      HSTS_PRELOAD: onOff
        .prefault('off')
        .describe(
          'Whether browsers may preload this domain and its subdomains as https only, for years: read hstspreload.org first.',
        ),
    })
    .describe('Address and network')
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
  'must be origins like https://app.safe.global (http only for localhost), separated by commas without spaces.',
)

/** The public origin, normalised; sign-in and absolute links are built on it. */
function appUrl({ httpsOnly }: { httpsOnly: boolean }) {
  return withoutKey({ error: 'is missing: set the public origin, like https://love.example.' })
    .refine(isOrigin, {
      error: 'must be an origin like https://love.example, without a path, query or user name.',
      abort: true,
    })
    .refine((text) => !httpsOnly || text.startsWith('https://'), 'must start with https:// on this network.')
}
