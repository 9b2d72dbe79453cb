import { officialContracts } from '@love/contracts/deployments/safeReleases'
import { type Address, getAddress, isAddress } from 'viem'
import { z } from 'zod'
import { loopbackHosts } from '../fetch/allowedHost.ts'
import { type ListedSafeApp, safeApps } from './safeApps.ts'
import { limitSetting, onOff, type RateLimits, rateLimits, type SettingsContext } from './values.ts'

/** For `/v1`, `/v2` and `/api`. */
export type GatewayLimits = RateLimits & {
  /** Each write costs a verified signature: of one client, and of all together to one Safe. */
  writesPerSecond: number
  writesBurst: number
  /** Each is a call to a stranger's contract: of one client. */
  collectiblesPerMinute: number
  bodyBytes: number
}

export type SafeConfig = {
  /** Whether signatures of the blind kind are taken. */
  safeEthSign: boolean
  /** The only contracts that a proposal may run as the Safe's own code. */
  safeDelegatecallTargets: readonly Address[]
  /** Another gateway that answers in our place. */
  safeGatewayUrl: string | undefined
  safeApps: readonly ListedSafeApp[]
  /** How many Safes are followed at most. */
  mostSafes: number
  /** How long after a first look another one has a Safe followed. */
  safeReturnMs: number
  gatewayLimits: GatewayLimits
}

/** Each does one known thing as the Safe: a batch of plain calls, the signature of a message, another release. */
const harmless = new Set(['multiSendCallOnly', 'signMessageLib', 'migration', 'toL2Migration'])
const targets = officialContracts.filter(({ role }) => harmless.has(role)).map(({ address }) => address)

export function safeSettings({ network: { isPublic } }: SettingsContext) {
  return z
    .object({
      SAFE_GATEWAY_URL: safeGatewayUrl({ httpAllowed: !isPublic })
        .optional()
        .describe(
          'Another Safe gateway that receives everything under /v1 and /v2; unset, ours answers, also under /api.',
        ),
      SAFE_ETH_SIGN: onOff
        .prefault('off')
        .describe('Whether blind eth_sign signatures are accepted: on or off.'),
      SAFE_DELEGATECALL_TARGETS: addressList
        .prefault(targets.join())
        .describe(
          'Contracts that proposals may delegatecall, comma-separated. By default MultiSendCallOnly, SignMessageLib and the migrations of every release.',
        ),
      SAFE_APPS: safeApps
        .optional()
        .describe(
          'More Safe Apps to offer: a JSON list of { url, name, description, iconUrl, tags }, or the path of a file with such a list.',
        ),
      LIMIT_SAFES: limitSetting(1_000, { most: 100_000 }).describe(
        'Maximum number of tracked Safes. The least used one makes room, unless it has proposals or a signed-in owner.',
      ),
      SAFE_RETURN_SECONDS: limitSetting(isPublic ? 20 : 0, { least: 0, most: 86_400 }).describe(
        'A Safe is tracked when it is viewed again after this many seconds. By default 0 on the devnet and 20 elsewhere.',
      ),
      LIMIT_GATEWAY_PER_SECOND: limitSetting(50).describe(
        'Requests to /v1, /v2 and /api per client per second.',
      ),
      LIMIT_GATEWAY_BURST: limitSetting(300).describe('Requests to /v1, /v2 and /api per client in a burst.'),
      LIMIT_GATEWAY_TOTAL_PER_SECOND: limitSetting(2_000).describe(
        'Requests to /v1, /v2 and /api per second from all clients together.',
      ),
      LIMIT_GATEWAY_WRITES_PER_SECOND: limitSetting(5).describe(
        'Proposals, confirmations and messages per second: per client, and per Safe.',
      ),
      LIMIT_GATEWAY_WRITES_BURST: limitSetting(100).describe('The same, in a burst.'),
      LIMIT_COLLECTIBLES_PER_MINUTE: limitSetting(300).describe(
        'Collectibles read from the chain per client per minute, at up to 5 million gas each.',
      ),
      LIMIT_GATEWAY_BODY_BYTES: limitSetting(256 * 1024, { least: 1_024, most: 16 * 1024 * 1024 }).describe(
        'Maximum size of a request to /v1, /v2 and /api.',
      ),
    })
    .describe('Safes')
}

export function safeConfig(settings: z.output<ReturnType<typeof safeSettings>>): SafeConfig {
  return {
    safeEthSign: settings.SAFE_ETH_SIGN,
    safeDelegatecallTargets: settings.SAFE_DELEGATECALL_TARGETS,
    safeGatewayUrl: settings.SAFE_GATEWAY_URL,
    safeApps: settings.SAFE_APPS ?? [],
    mostSafes: settings.LIMIT_SAFES,
    safeReturnMs: settings.SAFE_RETURN_SECONDS * 1_000,
    gatewayLimits: {
      ...rateLimits(settings, 'LIMIT_GATEWAY'),
      writesPerSecond: settings.LIMIT_GATEWAY_WRITES_PER_SECOND,
      writesBurst: settings.LIMIT_GATEWAY_WRITES_BURST,
      collectiblesPerMinute: settings.LIMIT_COLLECTIBLES_PER_MINUTE,
      bodyBytes: settings.LIMIT_GATEWAY_BODY_BYTES,
    },
  }
}

/** An empty setting is an empty list. */
const addressList = z
  .string()
  .transform((text) => (text === '' ? [] : text.split(',')))
  .refine(
    (entries) => entries.every((entry) => isAddress(entry)),
    'must be addresses with a valid checksum or in lower case, separated by commas without spaces.',
  )
  .transform((entries) => entries.map((entry) => getAddress(entry)))

/** Where another gateway is. It hears which owners are asked for, so it is reached over https. */
function safeGatewayUrl({ httpAllowed }: { httpAllowed: boolean }) {
  const words = httpAllowed ? ' (http only for loopback)' : ''
  return z
    .string()
    .refine(
      (text) => isGateway(text, httpAllowed),
      `must be a URL like https://gateway.example${words}, without a user name, query or trailing slash.`,
    )
}

function isGateway(text: string, httpAllowed: boolean): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, origin, pathname } = new URL(text)
  const isReachable =
    protocol === 'https:' || (protocol === 'http:' && httpAllowed && loopbackHosts.has(hostname))
  return isReachable && text === `${origin}${pathname === '/' ? '' : pathname}` && !text.endsWith('/')
}
