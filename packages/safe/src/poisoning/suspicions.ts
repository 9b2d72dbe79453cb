import type { Address } from 'viem'

export type SeenTransfer = {
  readonly id: string
  readonly direction: 'incoming' | 'outgoing'
  /** Who is on the other side. */
  readonly other: Address
  readonly token: Address | 'ETH'
  /** Undefined for a collectible. */
  readonly amount: bigint | undefined
}

export type Suspicion =
  /** Somebody hopes that it is copied from the history instead of the address that it imitates. */
  | { readonly kind: 'look-alike'; readonly imitates: Address }
  /** Anybody can send nothing in anybody's name. */
  | { readonly kind: 'zero-value' }
  /** Anybody can make a token that says whatever it likes. */
  | { readonly kind: 'unlisted-token' }

export type SuspicionsParameters = {
  /** From the oldest to the newest. */
  readonly transfers: readonly SeenTransfer[]
  readonly addressBook: readonly Address[]
  isListed(token: Address | 'ETH'): boolean
}

/** What in a history is there to deceive, by the ids of transfers. Those that are not in it look honest. */
export function suspicionsIn(parameters: SuspicionsParameters): ReadonlyMap<string, readonly Suspicion[]> {
  const { transfers, addressBook, isListed } = parameters
  const trusted = new Set(addressBook.map((address) => address.toLowerCase()))
  // The first one with this look: whoever comes later imitates it, even after somebody fell for it.
  const known = new Map<string, Address>()
  const learn = (address: Address) => {
    const key = lookAlikeKey(address)
    if (!known.has(key)) known.set(key, address)
  }
  for (const address of addressBook) learn(address)

  const found = new Map<string, readonly Suspicion[]>()
  for (const transfer of transfers) {
    const { id, direction, other, token } = transfer
    const spam = spamIn(transfer, isListed(token))
    const imitates = trusted.has(other.toLowerCase()) ? undefined : known.get(lookAlikeKey(other))
    const isImitation = imitates !== undefined && imitates.toLowerCase() !== other.toLowerCase()
    const suspicions: readonly Suspicion[] = isImitation ? [{ kind: 'look-alike', imitates }, ...spam] : spam
    if (suspicions.length > 0) found.set(id, suspicions)
    if (direction === 'outgoing' && spam.length === 0) learn(other)
  }
  return found
}

function spamIn({ token, amount }: SeenTransfer, isListed: boolean): readonly Suspicion[] {
  if (amount === 0n) return [{ kind: 'zero-value' }]
  return token !== 'ETH' && !isListed ? [{ kind: 'unlisted-token' }] : []
}

export function suspicionWords(suspicion: Suspicion): string {
  switch (suspicion.kind) {
    case 'look-alike':
      return `This address imitates ${suspicion.imitates}. Do not copy it.`
    case 'zero-value':
      return 'Zero-value transfer: anyone can create such an entry.'
    case 'unlisted-token':
      return 'Unlisted token: anyone can create one and send it.'
    default:
      return suspicion satisfies never
  }
}

/** What people look at of an address: so many characters after `0x`, and so many at the end. */
const BEGIN_CHARACTERS = 3

const END_CHARACTERS = 4

/** The beginning of all addresses that could look like this one, in lower case. */
export function lookAlikeBegin(address: string): string {
  return address.slice(0, 2 + BEGIN_CHARACTERS).toLowerCase()
}

/** The same for all addresses that look like one another. */
export function lookAlikeKey(address: string): string {
  return `${lookAlikeBegin(address)}${address.slice(-END_CHARACTERS).toLowerCase()}`
}

/** Two addresses that a person takes for the same one, and that are not. */
export function looksAlike(one: string, other: string): boolean {
  return lookAlikeKey(one) === lookAlikeKey(other) && one.toLowerCase() !== other.toLowerCase()
}
