import { type Address, type Client, erc721Abi, getAddress, isAddressEqual } from 'viem'
import { multicall } from 'viem/actions'
import { withGas } from '../../chain/createChainClient.ts'
import type { Database } from '../../store/openStore.ts'

export type OwnedToken = { readonly token: Address; readonly id: bigint }
export type DescribedToken = OwnedToken & { readonly uri: string }

/** Anybody can send collectibles: the ones that moved last. */
const MOST_MOVES = 5_000
/** A description may be a whole picture in the contract itself: this buys about 1.6 MB of it. */
const DESCRIBE_GAS = 5_000_000

/** The collectibles whose last move was to this Safe, the newest first. */
export async function readOwnedTokens(db: Database, safe: Address): Promise<OwnedToken[]> {
  const moves = await db
    .selectFrom('safe_transfers')
    .select(['token', 'token_id', 'direction'])
    .where('safe', '=', safe.toLowerCase())
    .where('kind', '=', 'erc721')
    .orderBy('block', 'desc')
    .orderBy('log_index', 'desc')
    .orderBy('part', 'desc')
    .limit(MOST_MOVES)
    .execute()
  const last = new Map<string, (typeof moves)[number]>()
  for (const move of moves) {
    const key = `${move.token} ${move.token_id}`
    if (!last.has(key)) last.set(key, move)
  }
  return [...last.values()].flatMap(({ token, token_id, direction }) =>
    token && token_id !== null && direction === 'incoming'
      ? [{ token: getAddress(token), id: BigInt(token_id) }]
      : [],
  )
}

/** Where it is described, if the chain says that it is still owned. Asked by itself, so that it spoils no other. */
export async function readDescribed(
  client: Client,
  safe: Address,
  { token, id }: OwnedToken,
): Promise<DescribedToken | undefined> {
  const [owner, uri] = await multicall(withGas(client, DESCRIBE_GAS), {
    batchSize: 0,
    contracts: [
      { abi: erc721Abi, address: token, functionName: 'ownerOf', args: [id] },
      { abi: erc721Abi, address: token, functionName: 'tokenURI', args: [id] },
    ],
  })
  const isOwned = owner.result !== undefined && isAddressEqual(owner.result, safe)
  return isOwned ? { token, id, uri: uri.result ?? '' } : undefined
}
