import { shortAddress } from '@love/protocol/format/shortAddress'
import { type OwnerWay, ownsDirectly, type SafeNode, waysOf } from '@love/safe/nested/ownerTree'
import type { Address } from 'viem'

/** Who can put the confirmation of an owner Safe on its way. */
export type WhoConfirms =
  /** An owner of the Safe at the end of the way proposes it there. */
  | { readonly kind: 'you' }
  /** One signature is enough there: each of these Safes confirms by executing it. */
  | { readonly kind: 'above'; readonly owners: readonly SafeNode[] }
  | { readonly kind: 'others'; readonly words: string }

/** Of a Safe whose queue has nothing for it yet. */
export function whoConfirms(way: OwnerWay, you: Address | undefined): WhoConfirms {
  const top = topOf(way)
  if (ownsDirectly(top, you)) return { kind: 'you' }
  const owners = top.owners.filter((owner) => owner.kind === 'safe')
  if (top.threshold === 1 && owners.length > 0) return { kind: 'above', owners }
  if (!you) return { kind: 'others', words: 'Connect the wallet of one of its owners to confirm through it.' }
  const keys = top.owners.filter(({ kind }) => kind === 'account').map(({ address }) => shortAddress(address))
  if (keys.length === 0)
    return {
      kind: 'others',
      words:
        'All its owners are contracts. Proposals must come from a regular account, so none can start here.',
    }
  if (waysOf(top.owners, you).length > 0)
    return {
      kind: 'others',
      words: `You own it through another Safe. A direct owner must propose the confirmation first: ${keys.slice(0, 3).join(', ')}.`,
    }
  return { kind: 'others', words: 'Its owners can confirm through it.' }
}

/** The Safe in whose queue the proposal would be. */
export function topOf(way: OwnerWay): SafeNode {
  return way.at(-1) ?? way[0]
}
