import { z } from 'zod'
import { type AllowedHost, findAllowedHost, parseAllowedHost } from '../fetch/allowedHost.ts'
import { isOrigin, limitSetting, type RateLimits, rateLimits, type SettingsContext } from './values.ts'

/** For `GET /image`; bytes and time also bound what is fetched. */
export type ImageLimits = RateLimits & {
  atOnce: number
  bytes: number
  timeoutMs: number
}

export type ImageConfig = {
  /** The only hosts that the server fetches pictures and metadata from. */
  imageHosts: readonly AllowedHost[]
  ipfsGateway: string | undefined
  imageLimits: ImageLimits
}

export function imageSettings({ network, env }: SettingsContext) {
  const hosts = imageHosts({ httpAllowed: !network.isPublic })
  return z
    .object({
      IMAGE_HOSTS: hosts
        .optional()
        .describe('Hosts from which images and metadata may be fetched, like images.example,*.example.org.'),
      IPFS_GATEWAY: ipfsGateway(hosts.catch([]).parse(env.IMAGE_HOSTS))
        .optional()
        .describe('The gateway for ipfs: URLs, like https://ipfs.example. It must be in IMAGE_HOSTS.'),
      LIMIT_IMAGE_PER_SECOND: limitSetting(20).describe('Images per client per second.'),
      LIMIT_IMAGE_BURST: limitSetting(200).describe('Images per client in a burst.'),
      LIMIT_IMAGE_TOTAL_PER_SECOND: limitSetting(500).describe('Images per second for all clients together.'),
      LIMIT_IMAGE_AT_ONCE: limitSetting(32, { most: 1_000 }).describe('Images fetched at the same time.'),
      LIMIT_IMAGE_BYTES: limitSetting(1024 * 1024, { most: 16 * 1024 * 1024 }).describe(
        'Maximum size of a fetched image.',
      ),
      LIMIT_IMAGE_MS: limitSetting(5_000, { most: 30_000 }).describe(
        'Timeout for fetching an image, in milliseconds.',
      ),
    })
    .describe('Images')
}

export function imageConfig(settings: z.output<ReturnType<typeof imageSettings>>): ImageConfig {
  return {
    imageHosts: settings.IMAGE_HOSTS ?? [],
    ipfsGateway: settings.IPFS_GATEWAY,
    imageLimits: {
      ...rateLimits(settings, 'LIMIT_IMAGE'),
      atOnce: settings.LIMIT_IMAGE_AT_ONCE,
      bytes: settings.LIMIT_IMAGE_BYTES,
      timeoutMs: settings.LIMIT_IMAGE_MS,
    },
  }
}

/** The origin under which `/ipfs/{content id}` is found. */
function ipfsGateway(hosts: readonly AllowedHost[]) {
  return z
    .string()
    .refine(isOrigin, {
      error: 'must be an origin like https://ipfs.example, without a path.',
      abort: true,
    })
    .refine(
      (text) => findAllowedHost(hosts, new URL(text)) !== undefined,
      'must be one of the hosts in IMAGE_HOSTS.',
    )
}

/** Hosts that the server may fetch pictures and metadata from. */
function imageHosts({ httpAllowed }: { httpAllowed: boolean }) {
  const rule = `must be hosts like images.example, *.example.org or images.example:8443${
    httpAllowed ? ' (http only for loopback: http://localhost:4000)' : ''
  }, separated by commas without spaces.`
  return z.string().transform((text, context) => {
    const hosts = text.split(',').map(parseAllowedHost)
    const known = hosts.filter((host) => host !== undefined)
    if (known.length < hosts.length || (!httpAllowed && known.some(({ scheme }) => scheme === 'http'))) {
      context.addIssue(rule)
      return z.NEVER
    }
    return known
  })
}
