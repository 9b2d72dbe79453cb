import { safeAbi } from '@love/contracts/abi/safe.abi'
import type { Deployment } from '@love/contracts/deployments/deployment'
import { multicall } from '@love/protocol/actions/multicall'
import { type Address, type Client, isAddressEqual } from 'viem'
import { isTeam } from '../isTeam.ts'
import { readOwnerCode } from '../make/team.ts'
import { isListedAddress } from '../write/isListedAddress.ts'

/** An owner of a Safe, with whoever stands behind it. */
export type OwnerNode =
  | { readonly kind: 'account'; readonly address: Address }
  /** `isProxy`: it has the code of a Safe, but runs somebody else's. */
  | {
      readonly kind: 'contract'
      readonly address: Address
      readonly isProxy: boolean
      readonly why: string
    }
  /** A Safe that stands above itself: whoever followed it would never come to an end. */
  | { readonly kind: 'circle'; readonly address: Address }
  /** Too deep, or too many. */
  | { readonly kind: 'unread'; readonly address: Address }
  | SafeNode

/** An owner that is a verified Safe. */
export type SafeNode = {
  readonly kind: 'safe'
  readonly address: Address
  readonly version: string
  readonly threshold: number
  readonly owners: readonly OwnerNode[]
}

/** Safes above Safes are read this far: signatures of deeper ones are not taken by services either. */
export const deepestOwners = 3

/** A Safe may name anybody as its owner, also hundreds of others. */
const mostRead = 100

export type ReadOwnerTreeParameters = {
  readonly deployment: Pick<Deployment, 'multicall3'>
  readonly safe: Address
  /** Of that Safe, or those that it would have. */
  readonly owners: readonly Address[]
}

/** From the chain: what each owner is, by its code, and who owns those that are Safes. */
export async function readOwnerTree(
  client: Client,
  { deployment, safe, owners }: ReadOwnerTreeParameters,
): Promise<readonly OwnerNode[]> {
  const read = createOwnerReader(client, deployment)

  const nodeOf = async (address: Address, above: readonly Address[]): Promise<OwnerNode> => {
    if (isListedAddress(above, address)) return { kind: 'circle', address }
    const known = above.length > deepestOwners ? undefined : await read(address)
    if (!known) return { kind: 'unread', address }
    if (known.kind !== 'safe') return known
    const inside = known.members.map((owner) => nodeOf(owner, [...above, address]))
    const { version, threshold } = known
    return { kind: 'safe', address, version, threshold, owners: await Promise.all(inside) }
  }

  return Promise.all(owners.map((owner) => nodeOf(owner, [safe])))
}

type ReadOwner =
  | Exclude<OwnerNode, { kind: 'safe' | 'circle' | 'unread' }>
  | (Omit<SafeNode, 'owners'> & { readonly members: readonly Address[] })

/** Each address once, however often it is an owner. Undefined once too many were asked for. */
function createOwnerReader(client: Client, { multicall3 }: ReadOwnerTreeParameters['deployment']) {
  const seen = new Map<Address, Promise<ReadOwner>>()

  const readOne = async (address: Address): Promise<ReadOwner> => {
    const code = await readOwnerCode(client, address)
    if (code === 'account') return { kind: 'account', address }
    const isProxy = code.singleton !== undefined
    if (!code.isVerified) return { kind: 'contract', address, isProxy, why: code.why }
    const safe = { abi: safeAbi, address } as const
    const [owners, threshold] = await multicall(client, {
      multicallAddress: multicall3,
      contracts: [
        { ...safe, functionName: 'getOwners' },
        { ...safe, functionName: 'getThreshold' },
      ],
      allowFailure: false,
    })
    if (!isTeam(owners, threshold))
      return { kind: 'contract', address, isProxy, why: 'It was never set up, so it has no owners.' }
    const { version } = code
    return { kind: 'safe', address, version, threshold: Number(threshold), members: owners }
  }

  return (address: Address): Promise<ReadOwner> | undefined => {
    const known = seen.get(address)
    if (known || seen.size >= mostRead) return known
    const reading = readOne(address)
    seen.set(address, reading)
    return reading
  }
}

/** Safes through which an account owns another one: the first is an owner there, the account one of the last. */
export type OwnerWay = readonly [SafeNode, ...SafeNode[]]

export function waysOf(owners: readonly OwnerNode[], account: Address): readonly OwnerWay[] {
  return owners.flatMap((node): readonly OwnerWay[] => {
    if (node.kind !== 'safe') return []
    const above = waysOf(node.owners, account).map((way): OwnerWay => [node, ...way])
    return ownsDirectly(node, account) ? [[node], ...above] : above
  })
}

export function ownsDirectly({ owners }: Pick<SafeNode, 'owners'>, account: Address | undefined): boolean {
  return account !== undefined && owners.some(({ address }) => isAddressEqual(address, account))
}

/** Whether a Safe stands above itself somewhere in there. */
export function hasCircle(node: OwnerNode): boolean {
  return node.kind === 'circle' || (node.kind === 'safe' && node.owners.some(hasCircle))
}

/** Why nobody should make this an owner of the Safe; by the tree that it would then stand in. */
export function whyNotOwner(node: OwnerNode, safe: Address): string | undefined {
  if (node.kind === 'contract')
    return `This is a contract, but not a verified Safe: it may never be able to sign. ${node.why}`
  const way = wayTo(node, safe)
  if (!way) return undefined
  const [first, ...more] = way
  if (first === undefined) return 'A Safe cannot own itself.'
  const between = more.length > 0 ? ` through ${more.join(' and ')}` : ''
  return `Circular ownership: this Safe owns ${first}${between}. Each could wait for the other forever.`
}

/** The Safes between an owner and the Safe that stands above itself there, the owner first. */
function wayTo(node: OwnerNode, safe: Address): readonly Address[] | undefined {
  if (isAddressEqual(node.address, safe)) return []
  if (node.kind !== 'safe') return undefined
  for (const owner of node.owners) {
    const way = wayTo(owner, safe)
    if (way) return [node.address, ...way]
  }
  return undefined
}
