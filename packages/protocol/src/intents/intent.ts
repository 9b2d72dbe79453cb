import type { Address, Hex, TypedDataDefinition } from 'viem'
import { QuoteError } from '../errors.ts'
import type { Token } from '../tokens/token.ts'

/** What a person wants done, as plain data: it can be shown, simulated, sent, or handed to a Safe as a proposal. */
export type Intent = {
  /** In words: “Swap 1 ETH for LOVE”. */
  readonly title: string
  readonly chainId: number
  readonly account: Address
  /** In order; each may rely on those before it. */
  readonly calls: readonly IntentCall[]
  readonly expects: readonly Expectation[]
  /** What the calls change that is in no wallet. */
  readonly positions?: readonly Position[]
}

export type IntentCall = {
  /** In words: “Approve the router to spend 100 USDT”. */
  readonly words: string
  readonly to: Address
  readonly data: Hex
  readonly value: bigint
  readonly permit?: Permit
}

/**
 * A signature that spares an approval. The three last arguments of the call are its `v`, `r` and `s`: they are zero in
 * `data` until the person has signed.
 */
export type Permit = {
  readonly words: string
  readonly message: TypedDataDefinition
  /** The same without a signature: for wallets that send several calls at once, contract accounts and simulations. */
  readonly instead: readonly IntentCall[]
}

/** The balance of the account changes by no less than `least`, which is negative for what is spent. */
export type Expectation = {
  readonly token: Token
  readonly address: Address | 'ETH'
  readonly least: bigint
}

/** What an account has in contracts instead of in its wallet: staked, or owed to it. */
export type Position = {
  /** In words: “Staked in LOVE-ETH”. */
  readonly words: string
  readonly token: Token
  /** Each answer begins with an amount; together they are the position. */
  readonly questions: readonly { readonly to: Address; readonly data: Hex }[]
}

/** One after the other as one intent. What each of them promises of a balance adds up. */
export function composeIntents(title: string, intents: readonly Intent[]): Intent {
  const [first] = intents
  if (!first) throw new QuoteError('There is nothing to do.', 'Choose something first.')
  const positions = intents.flatMap((intent) => intent.positions ?? [])
  return {
    title,
    chainId: first.chainId,
    account: first.account,
    calls: intents.flatMap(({ calls }) => calls),
    expects: intents.flatMap(({ expects }) => expects).reduce(withExpectation, []),
    ...(positions.length > 0 && { positions }),
  }
}

function withExpectation(sums: readonly Expectation[], next: Expectation): readonly Expectation[] {
  return sums.some(({ address }) => address === next.address)
    ? sums.map((sum) => (sum.address === next.address ? { ...sum, least: sum.least + next.least } : sum))
    : [...sums, next]
}
