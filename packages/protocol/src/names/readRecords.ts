import { ensContracts } from '@love/contracts/deployments/ens'
import { type Address, type Client, decodeFunctionResult, labelhash, parseAbi, zeroAddress } from 'viem'
import { multicall } from '../actions/multicall.ts'
import { clockAbi } from '../actions/readClock.ts'
import { readContract } from '../actions/readContract.ts'
import { addressCall, addressRecordAbi, type Refusal, refusalOf } from './resolverCall.ts'

const registrarAbi = parseAbi(['function nameExpires(uint256 id) view returns (uint256)'])

/** What ENS says of one name; seconds are those of the chain's clock. */
export type NameRecord =
  | { readonly status: 'found'; readonly address: Address }
  | { readonly status: 'expired'; readonly since: bigint }
  | { readonly status: 'empty' | Refusal }

export type ReadRecordsParameters = {
  readonly multicallAddress: Address
  /** Normalised. */
  readonly names: readonly string[]
}

/**
 * The addresses of names, in their order. Names below `.eth` are rented: the registrar is asked too, because a resolver
 * keeps its answer after the name is over and anybody may have it next.
 */
export async function readRecords(
  client: Client,
  { multicallAddress, names }: ReadRecordsParameters,
): Promise<readonly NameRecord[]> {
  const rented = [...new Set(names.flatMap((name) => rentedPartOf(name) ?? []))]
  const [now, addresses, expiries] = await Promise.all([
    readContract(client, {
      abi: clockAbi,
      address: multicallAddress,
      functionName: 'getCurrentBlockTimestamp',
      args: [],
    }),
    multicall(client, { multicallAddress, contracts: names.map(addressCall) }),
    multicall(client, { multicallAddress, allowFailure: false, contracts: rented.map(expiryCall) }),
  ])
  return names.map((name, at) => {
    const answer = addresses[at]
    const expires = expiries[rented.indexOf(rentedPartOf(name) ?? '')]
    if (answer?.status !== 'success') return { status: refusalOf(answer?.error) }
    if (expires === 0n) return { status: 'unregistered' }
    if (expires !== undefined && expires < now) return { status: 'expired', since: expires }
    return addressIn(answer.result[0])
  })
}

/** `ann` of `ann.eth` and of `shop.ann.eth`. */
function rentedPartOf(name: string): string | undefined {
  const labels = name.split('.')
  return labels.at(-1) === 'eth' ? labels.at(-2) : undefined
}

function expiryCall(label: string) {
  return {
    abi: registrarAbi,
    address: ensContracts.registrar,
    functionName: 'nameExpires',
    args: [BigInt(labelhash(label))],
  } as const
}

function addressIn(data: `0x${string}`): NameRecord {
  if (data === '0x') return { status: 'empty' }
  try {
    const address = decodeFunctionResult({ abi: addressRecordAbi, functionName: 'addr', data })
    return address === zeroAddress ? { status: 'empty' } : { status: 'found', address }
  } catch {
    return { status: 'unreadable' }
  }
}
