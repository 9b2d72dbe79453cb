import type { FloppyReading } from '@love/safe/floppy/readFloppy'
import type { SafeFacts } from '@love/safe/write/safeFacts'
import type { Address } from 'viem'

export type ReasonParameters = {
  readonly reading: FloppyReading
  readonly facts: Pick<SafeFacts, 'owners' | 'threshold' | 'nonce'>
  /** Whose key the wallet has; undefined without one: then the review offers to connect. */
  readonly you: Address | undefined
}

/** Why you cannot sign it; nothing when you can. */
export function whyNotSign({ reading, facts, you }: ReasonParameters): string | undefined {
  if (!you) return undefined
  if (!isIn(facts.owners, you)) return 'The connected account is not an owner of this Safe.'
  return hasSigned(reading, you) ? 'You have already signed.' : undefined
}

/** Why it cannot be executed; an owner who executes it need not have signed. */
export function whyNotExecute({ reading, facts, you }: ReasonParameters): string | undefined {
  const { missing, isNext, proposal } = reading
  if (!isNext)
    return `Nonce ${facts.nonce} must be executed first; this transaction has nonce ${proposal.tx.nonce}.`
  const own = you && isIn(facts.owners, you) && !hasSigned(reading, you) ? 1 : 0
  const still = missing - own
  if (still <= 0) return undefined
  return `${still} more ${still === 1 ? 'signature' : 'signatures'} needed to execute.`
}

function hasSigned({ proposal }: FloppyReading, you: Address): boolean {
  return isIn(
    proposal.signatures.map(({ owner }) => owner),
    you,
  )
}

function isIn(list: readonly Address[], address: Address): boolean {
  return list.some((one) => one.toLowerCase() === address.toLowerCase())
}
