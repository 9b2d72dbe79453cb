import type { Amount } from '@love/protocol/amounts/amount'
import type { Figure } from '@love/protocol/prices/figure'
import { eth } from '@love/protocol/tokens/tokens'
import type { TransactionDetails } from '@love/safe/api/replies/transactionDetails'
import { execTransactionCall } from '@love/safe/build/safeTxOf'
import { executionSignatures } from '@love/safe/write/executionSignatures'
import { multisigIn } from '@love/safe/write/multisigIn'
import type { SafeFacts } from '@love/safe/write/safeFacts'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { Address, Client } from 'viem'
import { estimateGas, getBalance, getGasPrice } from 'viem/actions'
import { useChain } from '../../../chain/chainContext.ts'
import { useReviewPrices } from '../../../review/useReviewPrices.ts'
import type { ReviewSubject } from './reviewSubject.ts'

export type ExecutionFee = {
  readonly fee: Amount
  /** The account that executes has less ether. */
  readonly isTooHigh: boolean
  /** In USD. */
  readonly etherPrice: Figure
}

type ExecutionFeeParameters = {
  /** Of what is executed; undefined while nothing is. */
  readonly details: TransactionDetails | undefined
  readonly subject: ReviewSubject | undefined
  readonly facts: SafeFacts | undefined
  readonly executor: Address | undefined
}

/** A block of mainnet. */
const repeatMs = 12_000

/** What the network takes from whoever executes it now; undefined while it is estimated, `unknown` also for what would fail. */
export function useExecutionFee(parameters: ExecutionFeeParameters): ExecutionFee | 'unknown' | undefined {
  const { client } = useChain()
  const { details, subject, facts, executor } = parameters
  const executed =
    details && facts && executor && subject?.kind === 'tx' ? { details, subject, facts, executor } : undefined
  const { data, isError } = useQuery({
    queryKey: ['execution fee', executor, executed?.subject.hashes.hash, String(facts?.nonce), details],
    queryFn: executed ? () => readFee(client, executed) : skipToken,
    refetchInterval: repeatMs,
    retry: false,
    meta: { isKept: false },
  })
  const price = useReviewPrices({ expects: [] }, { isOn: executed !== undefined })
  if (data) return { ...data, etherPrice: price(eth) }
  return isError ? 'unknown' : undefined
}

type Executed = {
  readonly details: TransactionDetails
  readonly subject: Extract<ReviewSubject, { kind: 'tx' }>
  readonly facts: SafeFacts
  readonly executor: Address
}

async function readFee(client: Client, { details, subject, facts, executor }: Executed) {
  const { tx, hashes } = subject
  const claims = multisigIn(details)?.confirmations ?? []
  const signatures = await executionSignatures(client, { facts, hashes, executor, claims })
  const { to, data } = execTransactionCall({ safe: facts.safe, tx, signatures })
  const [gas, gasPrice, balance] = await Promise.all([
    estimateGas(client, { account: executor, to, data }),
    getGasPrice(client),
    getBalance(client, { address: executor }),
  ])
  const fee: Amount = { raw: gas * gasPrice, token: eth }
  return { fee, isTooHigh: balance < fee.raw }
}
