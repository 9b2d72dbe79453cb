import { batchAccountAbi } from '@love/contracts/abi/batchAccount.abi'
import {
  type Address,
  encodeFunctionData,
  type Hex,
  isHash,
  numberToHex,
  type PrivateKeyAccount,
  TransactionReceiptNotFoundError,
} from 'viem'
import {
  getCode,
  getTransactionReceipt,
  sendTransaction,
  signAuthorization,
  waitForTransactionReceipt,
} from 'viem/actions'
import type { ChainClient } from '../../chain/createChainClient.ts'
import { ProviderError } from '../ProviderError.ts'
import type { Approvals } from './createApprovals.ts'
import type { DemoCalls } from './parseParams.ts'

type DemoBatchDeps = {
  readonly client: ChainClient
  readonly ask: Approvals['ask']
  /** The contract whose code an account borrows (EIP-7702) to do several calls as one. */
  readonly batchAccount: Address
}

/** Borrowing code takes no more: what it is for is not run by it. */
const upgradeGas = 100_000n

/** EIP-5792 for accounts with a key: all calls in one transaction of the account to itself, or nothing. */
export function createDemoBatches({ client, ask, batchAccount }: DemoBatchDeps) {
  const { chain } = client
  const borrowed = `0xef0100${batchAccount.slice(2).toLowerCase()}`

  async function upgrade(signer: PrivateKeyAccount): Promise<void> {
    const authorization = await signAuthorization(client, {
      account: signer,
      contractAddress: batchAccount,
      executor: 'self',
    })
    const hash = await sendTransaction(client, {
      account: signer,
      to: signer.address,
      authorizationList: [authorization],
      gas: upgradeGas,
    })
    await waitForTransactionReceipt(client, { hash })
  }

  return {
    /** `atomic` of this chain, as EIP-5792 answers. */
    capabilities: (canBatch: boolean) => ({
      [numberToHex(chain.id)]: { atomic: { status: canBatch ? 'supported' : 'unsupported' } },
    }),

    /** Answers with the hash, which is the id of the batch too. */
    async send(
      signer: PrivateKeyAccount,
      { calls }: DemoCalls,
      inTurn: (send: () => Promise<Hex>) => Promise<Hex>,
    ) {
      const code = await getCode(client, { address: signer.address })
      const upgrades = code?.toLowerCase() !== borrowed
      await ask({ kind: 'batch', from: signer.address, calls, upgrades })
      const id = await inTurn(async () => {
        if (upgrades) await upgrade(signer)
        const data = encodeFunctionData({ abi: batchAccountAbi, functionName: 'execute', args: [calls] })
        return sendTransaction(client, { account: signer, to: signer.address, data })
      })
      return { id }
    },

    async status(id: unknown) {
      if (typeof id !== 'string' || !isHash(id)) throw unknownBatch()
      const receipt = await getTransactionReceipt(client, { hash: id }).catch((error: unknown) => {
        if (error instanceof TransactionReceiptNotFoundError) return undefined
        throw error
      })
      const isSuccess = receipt?.status === 'success'
      return {
        version: '2.0.0',
        id,
        chainId: numberToHex(chain.id),
        atomic: true,
        status: receipt ? (isSuccess ? 200 : 500) : 100,
        receipts: receipt ? [{ transactionHash: id, status: isSuccess ? '0x1' : '0x0' }] : [],
      }
    },
  }
}

function unknownBatch(): ProviderError {
  return new ProviderError({ code: 5730, message: 'The demo wallet does not know this batch.' })
}
