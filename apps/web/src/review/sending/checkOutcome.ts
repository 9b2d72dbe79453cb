import type { Deployment } from '@love/contracts/deployments/deployment'
import { readBalances } from '@love/protocol/actions/readBalances'
import { exactAmount, spokenAmount } from '@love/protocol/amounts/amount'
import type { Expectation, Intent } from '@love/protocol/intents/intent'
import { type Client, isAddressEqual } from 'viem'
import { getTransactionReceipt } from 'viem/actions'
import type { Mined } from '../../activity/transaction.ts'

export type CheckOutcomeParameters = {
  readonly deployment: Deployment
  readonly intent: Pick<Intent, 'account' | 'expects'>
  readonly mined: readonly Mined[]
}

export type Outcome = {
  /** What went worse than promised. */
  readonly alarm?: string | undefined
  /** “292,105 LOVE” */
  readonly gained?: readonly string[] | undefined
}

/** That the chain did it says nothing about what it did: the balances before and after are compared with the promise. */
export async function checkOutcome(
  client: Client,
  { deployment, intent: { account, expects }, mined }: CheckOutcomeParameters,
): Promise<Outcome> {
  const blocks = mined.map(({ blockNumber }) => blockNumber).sort((a, b) => (a < b ? -1 : 1))
  const [first, last] = [blocks[0], blocks.at(-1)]
  if (first === undefined || last === undefined || expects.length === 0) return {}
  const tokens = expects.map(({ address }) => address)
  const read = (blockNumber: bigint) => readBalances(client, { deployment, account, tokens, blockNumber })
  const [before, after, fees] = await Promise.all([
    read(first - 1n),
    read(last),
    feesOf(client, { account, mined }),
  ])
  const changes = expects.map((expectation, index) => {
    const fee = expectation.address === 'ETH' ? fees : 0n
    return { expectation, change: (after[index] ?? 0n) - (before[index] ?? 0n) + fee }
  })
  const short = changes.flatMap(({ expectation, change }) =>
    change < expectation.least ? [shortWords(expectation, change)] : [],
  )
  const gained = changes.flatMap(({ expectation: { token }, change }) =>
    change > 0n ? [spokenAmount({ raw: change, token })] : [],
  )
  if (short.length === 0) return { gained }
  return {
    gained,
    alarm: `${short.join(' ')} Check your balances before you do anything else, and do not repeat this transaction.`,
  }
}

/** The network fee is no part of the promise. */
async function feesOf(
  client: Client,
  { account, mined }: { account: Intent['account']; mined: readonly Mined[] },
): Promise<bigint> {
  const hashes = [...new Set(mined.map(({ hash }) => hash))]
  const receipts = await Promise.all(hashes.map((hash) => getTransactionReceipt(client, { hash })))
  return receipts
    .filter(({ from }) => isAddressEqual(from, account))
    .reduce((sum, { gasUsed, effectiveGasPrice }) => sum + gasUsed * effectiveGasPrice, 0n)
}

function shortWords({ token, least }: Expectation, change: bigint): string {
  const text = (raw: bigint) => `${exactAmount({ raw: raw < 0n ? -raw : raw, token })} ${token.symbol}`
  if (least < 0n) return `You spent ${text(change)}, more than the maximum of ${text(least)}.`
  return change < 0n
    ? `You spent ${text(change)} instead of receiving at least ${text(least)}.`
    : `You received ${text(change)}, less than the minimum of ${text(least)}.`
}
