import type { Collectible } from '@love/safe-api/replies/collectible'
import type { Address } from 'viem'
import type { Config } from '../../config.ts'
import { createGuardedFetch } from '../../fetch/createGuardedFetch.ts'
import { METADATA_BYTES, type Metadata, metadataTypes, readMetadata } from '../../fetch/readMetadata.ts'
import { createShortMemory } from '../gateway/createShortMemory.ts'
import type { GatewayParts } from '../gateway/gatewayParts.ts'
import { type DescribedToken, type OwnedToken, readDescribed } from './readOwnedTokens.ts'

export type CollectiblesOf = (safe: Address, tokens: readonly OwnedToken[]) => Promise<Collectible[]>

/** Words about a picture hardly ever change. */
const KEEP_MS = 600_000
const LONGEST_URI = 8 * 1024
const LONGEST_IMAGE = 64 * 1024
const nothing: Metadata = { name: '', description: '', image: '', attributes: [] }

/** What strangers say about their collectibles, fetched with all care: see `createGuardedFetch`. */
export function createCollectibles({ config, client, describeDeps, now }: GatewayParts): CollectiblesOf {
  const fetchBytes = createGuardedFetch(fetchRules(config))
  const kept = createShortMemory<Metadata>({ now, keepMs: KEEP_MS, most: 5_000 })
  // What cannot be fetched is not tried again for a while either.
  const metadataOf = (uri: string): Promise<Metadata> =>
    uri === ''
      ? Promise.resolve(nothing)
      : kept(uri, () => readMetadata(fetchBytes, uri).catch(() => nothing))

  const describe = async ({ token, id, uri }: DescribedToken): Promise<Collectible> => {
    const [facts, metadata] = await Promise.all([describeDeps.readToken(token), metadataOf(uri)])
    const image = metadata.image.length > LONGEST_IMAGE ? '' : metadata.image
    return {
      address: token,
      tokenName: facts?.name ?? '',
      tokenSymbol: facts?.symbol ?? '',
      logoUri: '',
      id: String(id),
      uri: uri.length > LONGEST_URI ? '' : uri,
      name: metadata.name,
      description: metadata.description,
      imageUri: image,
      metadata: { ...metadata, image },
    }
  }
  return async (safe, tokens) => Promise.all((await readDescribed(client, safe, tokens)).map(describe))
}

function fetchRules({ imageHosts: hosts, ipfsGateway: gateway, imageLimits }: Config) {
  return { hosts, gateway, types: metadataTypes, limits: { ...imageLimits, bytes: METADATA_BYTES } }
}
