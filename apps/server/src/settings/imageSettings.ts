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
        .describe('Hosts that pictures and metadata are fetched from, like images.example,*.example.org.'),
      IPFS_GATEWAY: ipfsGateway(hosts.catch([]).parse(env.IMAGE_HOSTS))
        .optional()
        .describe('One of IMAGE_HOSTS that answers ipfs: addresses, like https://ipfs.example.'),
      LIMIT_IMAGE_PER_SECOND: limitSetting(20).describe('Pictures of one client a second.'),
      LIMIT_IMAGE_BURST: limitSetting(200).describe('Pictures of one client at once.'),
      LIMIT_IMAGE_TOTAL_PER_SECOND: limitSetting(500).describe('Pictures of all clients a second.'),
      LIMIT_IMAGE_AT_ONCE: limitSetting(32, { most: 1_000 }).describe(
        'Pictures that are fetched at the same time.',
      ),
      LIMIT_IMAGE_BYTES: limitSetting(1024 * 1024, { most: 16 * 1024 * 1024 }).describe(
        'The largest picture that is fetched.',
      ),
      LIMIT_IMAGE_MS: limitSetting(5_000, { most: 30_000 }).describe(
        'Milliseconds that fetching one may take.',
      ),
    })
    .describe('Pictures')
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
      error: 'must be an origin like https://ipfs.example, without path.',
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
  }, separated by commas without blanks.`
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
