import { safeAbi } from '@love/contracts/abi/safe.abi'
import { type Address, type Client, decodeFunctionResult, type Hex } from 'viem'
import { call as ask } from 'viem/actions'
import { revertReasonOf } from '../../transactions/revertReasonOf.ts'
import { SafeWriteError } from './SafeWriteError.ts'

export type TryExecutionParameters = {
  readonly call: { readonly to: Address; readonly data: Hex }
  readonly executor: Address
}

/** The node runs it first: what would fail is not sent. A node that cannot be asked says nothing. */
export async function tryExecution(
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
  if (!isDone) throw wouldFail('the call inside fails, and only the nonce would be used up')
}

function wouldFail(reason: string): SafeWriteError {
  return new SafeWriteError(
    'would-fail',
    `It would fail now: ${reason.replace(/\.$/, '')}.`,
    'It was not sent. Look at what it does, or reject it.',
  )
}
