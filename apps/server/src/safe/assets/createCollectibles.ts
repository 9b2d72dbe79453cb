import { hash } from 'node:crypto'
import type { Collectible } from '@love/safe/api/replies/assets'
import type { Address } from 'viem'
import type { Config } from '../../config.ts'
import { createFairGate } from '../../createFairGate.ts'
import { createGuardedFetch } from '../../fetch/createGuardedFetch.ts'
import {
  METADATA_BYTES,
  type Metadata,
  metadataTypes,
  plainText,
  readMetadata,
} from '../../fetch/readMetadata.ts'
import { createMinuteLimit } from '../../sign-in/createSignInLimit.ts'
import { createShortMemory } from '../gateway/createShortMemory.ts'
import type { GatewayParts } from '../gateway/gatewayParts.ts'
import { GatewayError } from '../gateway/refusalOf.ts'
import { BusyError } from '../signatures/signatureLimits.ts'
import { type OwnedToken, readDescribed } from './readOwnedTokens.ts'

export type CollectiblesOf = (
  safe: Address,
  tokens: readonly OwnedToken[],
  client: string,
) => Promise<Collectible[]>

export type CollectiblesDeps = Pick<GatewayParts, 'client' | 'describeDeps' | 'now'> & {
  config: Pick<Config, 'imageHosts' | 'ipfsGateway' | 'imageLimits' | 'gatewayLimits'>
}

/** Words about a picture hardly ever change. */
const METADATA_MS = 600_000
/** Whose it is may change with any block. */
const OWNED_MS = 30_000
const MOST_BYTES = 16 * 1024 * 1024
const LONGEST_URI = 2 * 1024
/** Pictures in one answer, all of them together: one page of ours never has more. */
const MOST_IMAGES = 1024 * 1024
/** Calls to contracts that nobody knows, each of which may keep a node busy. */
const MOST_CALLS_AT_ONCE = 4
const MOST_WAITING = 200
const nothing: Metadata = { name: '', description: '', image: '', attributes: [] }

/**
 * What strangers say about their collectibles, fetched with all care: see `createGuardedFetch`. Each one is a call of
 * its own that may cost much gas, so these wait for each other, and what they say is kept within a number of bytes.
 */
export function createCollectibles({ config, client, describeDeps, now }: CollectiblesDeps): CollectiblesOf {
  const fetchBytes = createGuardedFetch(fetchRules(config))
  const metadata = createShortMemory<Metadata>({ now, keepMs: METADATA_MS, mostBytes: MOST_BYTES })
  const cards = createShortMemory<Collectible | undefined>({ now, keepMs: OWNED_MS, mostBytes: MOST_BYTES })
  const limit = createMinuteLimit({ most: config.gatewayLimits.collectiblesPerMinute, now })
  const perSafe = createTurns()
  const calls = createFairGate({ most: MOST_CALLS_AT_ONCE })

  // What cannot be fetched is not tried again for a while either. An address may be a whole file: its hash is the key.
  const metadataOf = (uri: string): Promise<Metadata> =>
    uri === ''
      ? Promise.resolve(nothing)
      : metadata(hash('sha256', uri, 'base64url'), () => readMetadata(fetchBytes, uri).catch(() => nothing))

  const makeCard = async (safe: Address, owned: OwnedToken): Promise<Collectible | undefined> => {
    const described = await readDescribed(client, safe, owned)
    if (!described) return undefined
    const { token, id, uri, balance } = described
    const [facts, { image, ...words }] = await Promise.all([describeDeps.readToken(token), metadataOf(uri)])
    return {
      address: token,
      tokenName: facts?.name ?? '',
      tokenSymbol: facts?.symbol ?? '',
      logoUri: '',
      id: String(id),
      ...(balance !== undefined && { balance: String(balance) }),
      // One with something unseen in it leads nowhere without it, and deceives with it.
      uri: plainText(uri, LONGEST_URI) === uri ? uri : '',
      name: words.name,
      description: words.description,
      imageUri: image,
      metadata: words,
    }
  }

  const cardOf = (safe: Address, owned: OwnedToken, asker: string): Promise<Collectible | undefined> =>
    cards(`${safe} ${owned.token} ${owned.id}`, async () => {
      const retryAfter = limit.take(asker)
      if (retryAfter > 0)
        throw new GatewayError(429, 'Too many collectibles. Try again later.', { retryAfter })
      const work = async () => ({ card: await makeCard(safe, owned) })
      const made = await calls.run(work, { client: asker, weight: 1 })
      if (!made) throw busy()
      return made.card
    })

  // One asker at a time for each Safe: whoever comes next finds what was made for the one before.
  return (safe, tokens, asker) =>
    perSafe(safe, async () => {
      const found: Collectible[] = []
      for (let at = 0; at < tokens.length; at += MOST_CALLS_AT_ONCE) {
        const some = tokens.slice(at, at + MOST_CALLS_AT_ONCE)
        const made = await Promise.all(some.map((owned) => cardOf(safe, owned, asker)))
        found.push(...made.filter((card) => card !== undefined))
      }
      return withinBytes(found)
    })
}

function withinBytes(cards: readonly Collectible[]): Collectible[] {
  let room = MOST_IMAGES
  return cards.map((card) => {
    room -= card.imageUri.length
    return room < 0 ? { ...card, imageUri: '' } : card
  })
}

/** Work under the same key happens one after another. */
function createTurns() {
  const last = new Map<string, { done: Promise<unknown>; waiting: number }>()
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const turn = last.get(key) ?? { done: Promise.resolve(), waiting: 0 }
    if (turn.waiting >= MOST_WAITING) throw busy()
    turn.waiting += 1
    const mine = turn.done.then(work)
    turn.done = mine.catch(() => {})
    last.set(key, turn)
    try {
      return await mine
    } finally {
      turn.waiting -= 1
      if (turn.waiting === 0) last.delete(key)
    }
  }
}

function busy(): BusyError {
  return new BusyError('Too many collectibles are being read. Try again in a few seconds.')
}

function fetchRules({ imageHosts: hosts, ipfsGateway: gateway, imageLimits }: CollectiblesDeps['config']) {
  return { hosts, gateway, types: metadataTypes, limits: { ...imageLimits, bytes: METADATA_BYTES } }
}
