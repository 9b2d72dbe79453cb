import {
  type Address,
  type Client,
  erc721Abi,
  erc1155Abi,
  getAddress,
  isAddressEqual,
  numberToHex,
} from 'viem'
import { multicall } from 'viem/actions'
import { withGas } from '../../chain/createChainClient.ts'
import type { Database } from '../../store/openStore.ts'

export type OwnedToken = {
  readonly kind: 'erc721' | 'erc1155'
  readonly token: Address
  readonly id: bigint
}
export type DescribedToken = OwnedToken & { readonly uri: string; readonly balance: bigint | undefined }

/** Anybody can send collectibles: the ones that moved last. */
const MOST_MOVES = 5_000
/** A description may be a whole picture in the contract itself: this buys about 1.6 MB of it. */
const DESCRIBE_GAS = 5_000_000

/** The collectibles whose last move was to this Safe, or that came in some number, the newest first. */
export async function readOwnedTokens(db: Database, safe: Address): Promise<OwnedToken[]> {
  const moves = await db
    .selectFrom('safe_transfers')
    .select(['kind', 'token', 'token_id', 'direction'])
    .where('safe', '=', safe.toLowerCase())
    .where('kind', 'in', ['erc721', 'erc1155'])
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
  return [...last.values()].flatMap(({ kind, token, token_id, direction }) => {
    if (!token || token_id === null || (kind !== 'erc721' && kind !== 'erc1155')) return []
    // Of several some may be left after the last ones went.
    return kind === 'erc1155' || direction === 'incoming'
      ? [{ kind, token: getAddress(token), id: BigInt(token_id) }]
      : []
  })
}

/** Where it is described, if the chain says that it is still owned. Asked by itself, so that it spoils no other. */
export async function readDescribed(
  client: Client,
  safe: Address,
  owned: OwnedToken,
): Promise<DescribedToken | undefined> {
  const { kind, token: address, id } = owned
  if (kind === 'erc1155') {
    const [balance, uri] = await multicall(withGas(client, DESCRIBE_GAS), {
      batchSize: 0,
      contracts: [
        { abi: erc1155Abi, address, functionName: 'balanceOf', args: [safe, id] },
        { abi: erc1155Abi, address, functionName: 'uri', args: [id] },
      ],
    })
    if (!balance.result) return undefined
    // One address may describe all of them.
    const place = numberToHex(id, { size: 32 }).slice(2)
    return { ...owned, uri: (uri.result ?? '').replaceAll('{id}', place), balance: balance.result }
  }
  const [owner, uri] = await multicall(withGas(client, DESCRIBE_GAS), {
    batchSize: 0,
    contracts: [
      { abi: erc721Abi, address, functionName: 'ownerOf', args: [id] },
      { abi: erc721Abi, address, functionName: 'tokenURI', args: [id] },
    ],
  })
  const isOwned = owner.result !== undefined && isAddressEqual(owner.result, safe)
  return isOwned ? { ...owned, uri: uri.result ?? '', balance: undefined } : undefined
}
