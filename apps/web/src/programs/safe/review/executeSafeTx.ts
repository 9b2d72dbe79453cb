import { safeAbi } from '@love/contracts/abi/safe.abi'
import type { TransactionDetails } from '@love/safe/api/replies/transactionDetails'
import { execTransactionCall } from '@love/safe/build/safeTxOf'
import { demandReadable } from '@love/safe/readable'
import { checkNonce } from '@love/safe/write/checkNonce'
import { executionSignatures } from '@love/safe/write/executionSignatures'
import { matchingTx } from '@love/safe/write/matchingTx'
import { multisigIn } from '@love/safe/write/multisigIn'
import { readSafeFacts } from '@love/safe/write/readSafeFacts'
import { SafeWriteError } from '@love/safe/write/SafeWriteError'
import type { WriteDeps } from '@love/safe/write/writeDeps'
import { type Address, type Client, decodeFunctionResult, type Hash, type Hex } from 'viem'
import { call as ask } from 'viem/actions'
import type { Request } from '../../../activity/fingerprint.ts'
import { revertReasonOf } from '../../../activity/revertReasonOf.ts'

export type ExecuteSafeTxParameters = {
  readonly safe: Address
  /** As they were shown. */
  readonly details: TransactionDetails
  /** In words, for the wallet's window and the list of transactions. */
  readonly title: string
}

export type ExecuteDeps = WriteDeps & {
  /** From now on the person hears of it. */
  readonly track: (sent: {
    readonly hash: Hash
    readonly title: string
    /** What arrives in the chain is compared with it. */
    readonly asked: readonly Request[]
  }) => void
}

/** An ordinary transaction of the executor's own account, who may be anybody once enough owners have signed. */
export async function executeSafeTx(
  deps: ExecuteDeps,
  { safe, details, title }: ExecuteSafeTxParameters,
): Promise<{ readonly hash: Hash; readonly safeTxHash: Hash }> {
  const { client, deployment, line, owner, track } = deps
  const facts = await readSafeFacts(client, { deployment, safe })
  const { tx, hashes } = matchingTx(details, facts)
  demandReadable(tx)
  checkNonce(facts, tx.nonce)
  if (tx.nonce > facts.nonce)
    throw new SafeWriteError(
      'nonce-waits',
      `Nonce ${facts.nonce} must be executed first; this transaction has nonce ${tx.nonce}.`,
      'Execute or reject the earlier transactions.',
    )
  const signatures = await executionSignatures(client, {
    facts,
    hashes,
    executor: owner,
    claims: multisigIn(details)?.confirmations ?? [],
  })
  const call = execTransactionCall({ safe: facts.safe, tx, signatures })
  await tryExecution(client, { call, executor: owner })
  const hash = await line.sendTransaction({ words: title, ...call })
  track({ hash, title, asked: [{ to: call.to, value: call.value, input: call.data }] })
  return { hash, safeTxHash: hashes.hash }
}

type TryExecutionParameters = {
  readonly call: { readonly to: Address; readonly data: Hex }
  readonly executor: Address
}

/** The node runs it first: what would fail is not sent. A node that cannot be asked says nothing. */
async function tryExecution(
  client: Client,
  { call: { to, data }, executor }: TryExecutionParameters,
): Promise<void> {
  const answer = await ask(client, { account: executor, to, data }).catch((error: unknown) => {
    const reason = revertReasonOf(error)
    if (reason === undefined) return undefined
    throw wouldFail(reason)
  })
  if (!answer?.data || answer.data === '0x') return
  const isDone = decodeFunctionResult({ abi: safeAbi, functionName: 'execTransaction', data: answer.data })
  if (!isDone) throw wouldFail('the inner call reverts, and only the nonce would be used')
}

function wouldFail(reason: string): SafeWriteError {
  return new SafeWriteError(
    'would-fail',
    `This transaction would fail: ${reason.replace(/\.$/, '')}.`,
    'Not sent. Check the transaction details, or reject it on-chain.',
  )
}
