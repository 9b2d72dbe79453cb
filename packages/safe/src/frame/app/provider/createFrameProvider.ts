import { numberToHex } from 'viem'
import { errorTexts, FrameError, unsupportedCode } from '../../messages/errors.ts'
import type { FrameTransactionDetails } from '../../replies/replySchemas.ts'
import { askHost } from '../askHost.ts'
import type { HostConnection } from '../connectToHost.ts'
import { type HostLine, HostRefusal } from '../createHostLine.ts'
import { callsStatusInHost } from './callsStatusInHost.ts'
import { sendCallsInHost, sendTransactionInHost } from './sendInHost.ts'
import { signTextInHost, signTypedDataInHost } from './signInHost.ts'

export type FrameProvider = {
  readonly request: (request: { readonly method: string; readonly params?: unknown }) => Promise<unknown>
  readonly on: (event: string, listener: (value: unknown) => void) => void
  readonly removeListener: (event: string, listener: (value: unknown) => void) => void
}

/** The Safe around us as a wallet (EIP-1193): what wallets are asked becomes messages to the host. */
export function createFrameProvider(connection: HostConnection | undefined): FrameProvider {
  if (!connection) throw new FrameError(errorTexts.noProvider)
  const { line, safe } = connection
  const chainId = numberToHex(safe.chainId)

  async function request(method: string, params: readonly unknown[]): Promise<unknown> {
    const [first, second] = params
    switch (method) {
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return [safe.address]
      case 'eth_chainId':
      case 'net_version':
        return chainId
      case 'personal_sign':
        return signTextInHost(line, safe.address, { message: first, signer: second })
      case 'eth_sign':
        if (typeof second !== 'string' || !second.startsWith('0x')) throw new FrameError(errorTexts.badSigner)
        return signTextInHost(line, safe.address, { message: second, signer: first })
      case 'eth_signTypedData':
      case 'eth_signTypedData_v4':
        return signTypedDataInHost(line, safe.address, { signer: first, data: second })
      case 'eth_sendTransaction':
        return sendTransactionInHost(line, safe, fieldsOf(first))
      case 'wallet_sendCalls':
        return sendCallsInHost(line, safe, fieldsOf(first))
      case 'wallet_getCallsStatus':
        return callsStatusInHost(line, safe, first)
      case 'wallet_getCapabilities':
        // The standard's word, and the older one that some libraries still look for.
        return { [chainId]: { atomic: { status: 'supported' }, atomicBatch: { supported: true } } }
      case 'wallet_getPermissions':
        return askHost(line, 'wallet_getPermissions', undefined)
      case 'wallet_requestPermissions':
        return askHost(line, 'wallet_requestPermissions', first as never)
      case 'wallet_showCallsStatus':
        throw new FrameError(`"${method}" not supported`, { code: unsupportedCode })
      case 'eth_blockNumber':
        return fieldsOf(await read('eth_getBlockByNumber', ['latest', false])).number
      case 'eth_getTransactionByHash':
      case 'eth_getTransactionReceipt':
        return transactionInHost(line, method, first)
      default:
        if (isReadMethod(method)) return read(method, readParams(method, params))
        throw new FrameError(errorTexts.notImplemented(method), { code: unsupportedCode })
    }
  }

  function read(call: string, params: readonly unknown[]): Promise<unknown> {
    return askHost(line, 'rpcCall', { call, params: [...params] })
  }

  return {
    request: async ({ method, params }) => request(method, Array.isArray(params) ? params : []),
    // A host loads the page anew when it shows another Safe: nothing ever changes under us.
    on: () => undefined,
    removeListener: () => undefined,
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** What a node answers, asked through the host: how many parameters each takes, and what stands for a missing one. */
const reads = {
  eth_call: [undefined, 'latest'],
  eth_gasPrice: [],
  eth_getLogs: [undefined],
  eth_getBalance: [undefined, 'latest'],
  eth_getCode: [undefined, 'latest'],
  eth_getBlockByHash: [undefined, false],
  eth_getBlockByNumber: [undefined, false],
  eth_getStorageAt: [undefined, undefined, 'latest'],
  eth_getTransactionCount: [undefined, 'latest'],
  eth_estimateGas: [undefined],
  safe_setSettings: [undefined],
} as const satisfies Readonly<Record<string, readonly unknown[]>>

type ReadMethod = keyof typeof reads

function isReadMethod(method: string): method is ReadMethod {
  return Object.hasOwn(reads, method)
}

function readParams(method: ReadMethod, params: readonly unknown[]): readonly unknown[] {
  return reads[method].map((standIn, place) => params[place] ?? standIn)
}

/** Undefined where the host knows no such proposal: then the hash is that of a transaction. */
async function findProposal(line: HostLine, hash: string): Promise<FrameTransactionDetails | undefined> {
  try {
    return await askHost(line, 'getTxBySafeTxHash', { safeTxHash: hash })
  } catch (error) {
    if (error instanceof HostRefusal) return undefined
    throw error
  }
}

const named = {
  eth_getTransactionByHash: 'hash',
  eth_getTransactionReceipt: 'transactionHash',
} as const

/**
 * Null while the owners still sign, so that nobody waits at the node for a hash it can never know. Afterwards what the
 * node says of the execution, under the hash that was asked for: libraries compare it.
 */
async function transactionInHost(
  line: HostLine,
  method: keyof typeof named,
  hash: unknown,
): Promise<unknown> {
  if (typeof hash !== 'string' || hash === '') throw new FrameError(errorTexts.badSafeTxHash)
  const proposal = await findProposal(line, hash)
  if (proposal && !proposal.txHash) return null
  const found = await askHost(line, 'rpcCall', { call: method, params: [proposal?.txHash ?? hash] })
  if (typeof found !== 'object' || found === null) return null
  // A Safe takes note of a call inside that failed, and the transaction around it is fine all the same.
  const hasFailed = proposal?.txStatus === 'FAILED' && method === 'eth_getTransactionReceipt'
  return { ...found, [named[method]]: hash, ...(hasFailed && { status: '0x0' }) }
}
