import { TransactionStatus } from '@love/safe/api/enumerations'
import { type Address, type Client, type Hash, isHash, numberToHex } from 'viem'
import { ProviderError } from '../../ProviderError.ts'
import type { ProposalReader } from '../proposals/proposalReader.ts'
import { type Execution, readExecution } from '../proposals/readExecution.ts'

export type CallsStatusDeps = {
  readonly proposals: ProposalReader
  readonly client: Client
  readonly chainId: number
  readonly safe: Address
}

/** EIP-5792: what became of a proposal, whose safeTxHash is its id. That it was executed only the chain says. */
export async function callsStatus({ proposals, client, chainId, safe }: CallsStatusDeps, id: unknown) {
  const safeTxHash = typeof id === 'string' && isHash(id) ? id : undefined
  const reading = safeTxHash && (await proposals.read(safeTxHash))
  if (!reading) throw new ProviderError({ code: 5730, message: 'Unknown transaction.' })
  const hash: Hash | undefined = reading.txHash
  const execution = hash && (await readExecution(client, { safe, safeTxHash, hash }))
  const pending = reading.status === TransactionStatus.CANCELLED ? 400 : 100
  return {
    version: '2.0.0',
    id,
    chainId: numberToHex(chainId),
    atomic: true,
    status: execution ? (execution.isSuccess ? 200 : 500) : pending,
    ...(execution && { receipts: [receiptOf(execution)] }),
  }
}

function receiptOf({ receipt, isSuccess }: Execution) {
  return {
    logs: receipt.logs.map(({ address, data, topics }) => ({ address, data, topics })),
    status: isSuccess ? '0x1' : '0x0',
    blockHash: receipt.blockHash,
    blockNumber: numberToHex(receipt.blockNumber),
    gasUsed: numberToHex(receipt.gasUsed),
    transactionHash: receipt.transactionHash,
  }
}
