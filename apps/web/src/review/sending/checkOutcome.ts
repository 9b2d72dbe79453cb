import type { Deployment } from '@love/contracts/deployments/deployment'
import { readBalances } from '@love/protocol/actions/readBalances'
import { type Amount, exactAmount } from '@love/protocol/amounts/amount'
import type { Expectation, Intent } from '@love/protocol/intents/intent'
import { receivedIn } from '@love/protocol/receipts/receivedIn'
import { stakedIn } from '@love/protocol/receipts/stakedIn'
import { eth } from '@love/protocol/tokens/tokens'
import { type Client, isAddressEqual, type TransactionReceipt } from 'viem'
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
  /** By the logs of its transactions. */
  readonly received?: readonly Amount[] | undefined
  /** LP tokens that the farm has now, less its fee. */
  readonly staked?: readonly Amount[] | undefined
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
  const [before, after, receipts] = await Promise.all([
    read(first - 1n),
    read(last),
    receiptsOf(client, mined),
  ])
  const fees = feesOf(receipts, account)
  const changes = expects.map((expectation, index) => {
    const fee = expectation.address === 'ETH' ? fees : 0n
    return { expectation, change: (after[index] ?? 0n) - (before[index] ?? 0n) + fee }
  })
  const short = changes.flatMap(({ expectation, change }) =>
    change < expectation.least ? [shortWords(expectation, change)] : [],
  )
  const logged = receivedIn(receipts, { deployment, account })
  // Ether that comes to a smart account leaves no log that is surely its own.
  const ether = changes.find(({ expectation }) => expectation.address === 'ETH')?.change ?? 0n
  const isLogged = ether <= 0n || logged.some(({ token }) => token.symbol === eth.symbol)
  const received = isLogged ? logged : [...logged, { raw: ether, token: eth }]
  const told = { received, staked: stakedIn(receipts, { deployment, account }) }
  if (short.length === 0) return told
  return {
    ...told,
    alarm: `${short.join(' ')} Check your balances before you do anything else, and do not repeat this transaction.`,
  }
}

async function receiptsOf(client: Client, mined: readonly Mined[]): Promise<readonly TransactionReceipt[]> {
  const hashes = [...new Set(mined.map(({ hash }) => hash))]
  return Promise.all(hashes.map((hash) => getTransactionReceipt(client, { hash })))
}

/** The network fee is no part of the promise. */
function feesOf(receipts: readonly TransactionReceipt[], account: Intent['account']): bigint {
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
