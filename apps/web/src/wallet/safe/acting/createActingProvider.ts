import { type Address, type Client, getAddress, isAddress, isAddressEqual, isHex, numberToHex } from 'viem'
import { ProviderError } from '../../ProviderError.ts'
import { parseAccounts } from '../../parseAccounts.ts'
import { parseChainId } from '../../parseChainId.ts'
import type { ProviderRequest, WalletProvider } from '../../walletProvider.ts'
import type { ProposalReader } from '../proposals/proposalReader.ts'
import type { SafeReviewCall, SafeReviewRequest, SafeReviewResult } from '../review/safeReviewRequest.ts'
import { callsStatus } from './callsStatus.ts'
import { parseAskedMessage } from './parseAskedMessage.ts'

export type ActingDeps = {
  /** Of the owner's wallet. */
  readonly provider: WalletProvider
  readonly owner: Address
  readonly safe: Address
  readonly chainId: number
  readonly review: (request: SafeReviewRequest) => Promise<SafeReviewResult>
  readonly proposals: ProposalReader
  readonly client: Client
}

/** Asked of the owner's wallet as they are: they change nothing, or only which chain it is on. */
const passedOn = [
  'eth_chainId',
  'net_version',
  'eth_blockNumber',
  'eth_call',
  'eth_getBalance',
  'eth_getCode',
  'eth_getLogs',
  'eth_getStorageAt',
  'eth_estimateGas',
  'eth_gasPrice',
  'eth_getTransactionCount',
  'eth_getTransactionByHash',
  'eth_getTransactionReceipt',
  'eth_getBlockByNumber',
  'eth_getBlockByHash',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_watchAsset',
]

/**
 * Speaks for a Safe to the rest of the page, as a wallet would: whatever is sent or signed is reviewed, signed by the
 * owner's own wallet, and answered with the hash of a proposal.
 */
export function createActingProvider(deps: ActingDeps): WalletProvider {
  const { provider, owner, safe, chainId } = deps

  async function propose(params: readonly unknown[]): Promise<string> {
    const calls = parseAskedCalls(params[0], { safe, chainId })
    const title = calls.length === 1 ? 'Safe transaction' : `Safe batch of ${calls.length} calls`
    const result = await deps.review({ kind: 'propose', safe, title, calls })
    if (result.status === 'signed' || result.status === 'executed') return result.safeTxHash
    throw new ProviderError({ code: 4001, message: 'The transaction was not signed.' })
  }

  async function sign(request: ProviderRequest, params: readonly unknown[]): Promise<string> {
    const message = parseAskedMessage(request.method, params, safe)
    const result = await deps.review({ kind: 'message', safe, title: 'Safe message', message })
    if (result.status === 'message') return result.signature
    throw new ProviderError({ code: 4001, message: 'The message was not signed.' })
  }

  async function answer(request: ProviderRequest): Promise<unknown> {
    const params = Array.isArray(request.params) ? request.params : []
    switch (request.method) {
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return [safe]
      case 'eth_sendTransaction':
        return propose(params)
      case 'wallet_sendCalls':
        return { id: await propose(params) }
      case 'wallet_getCallsStatus':
        return callsStatus(deps, params[0])
      case 'wallet_getCapabilities':
        return { [numberToHex(chainId)]: { atomic: { status: 'supported' } } }
      case 'personal_sign':
      case 'eth_signTypedData':
      case 'eth_signTypedData_v4':
        return sign(request, params)
      // To stop acting is not to leave the owner's wallet.
      case 'wallet_revokePermissions':
        return null
      default:
        if (passedOn.includes(request.method)) return provider.request(request)
        throw new ProviderError({ code: 4200, message: `"${request.method}" not implemented` })
    }
  }

  return {
    request: answer,
    listen(event, listener) {
      switch (event) {
        case 'chainChanged':
          return provider.listen(event, listener)
        case 'disconnect':
          return onOwnerGone(provider, owner, listener)
        default:
          return () => {}
      }
    },
  }
}

/** Another account in the owner's wallet has nothing to do with this Safe. */
function onOwnerGone(
  provider: Pick<WalletProvider, 'listen'>,
  owner: Address,
  listener: (value: unknown) => void,
): () => void {
  const stops = [
    provider.listen('disconnect', listener),
    provider.listen('accountsChanged', (value) => {
      const [active] = parseAccounts(value)
      if (!active || !isAddressEqual(active, owner)) listener(undefined)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

type Fields = Readonly<Record<string, unknown>>

/** The calls of `eth_sendTransaction` and `wallet_sendCalls`. Throws, as a wallet does, what is wrong with them. */
function parseAskedCalls(
  value: unknown,
  { safe, chainId }: { readonly safe: Address; readonly chainId: number },
): readonly SafeReviewCall[] {
  const fields = fieldsOf(value)
  const { from } = fields
  if (typeof from !== 'string' || !isAddress(from, { strict: false }) || !isAddressEqual(from, safe))
    throw new ProviderError({ code: 4100, message: 'This account is not the Safe.' })
  if (fields.chainId !== undefined && parseChainId(fields.chainId) !== chainId)
    throw new ProviderError({ code: 4901, message: 'The Safe is on another network.' })
  const calls = 'calls' in fields ? fields.calls : [fields]
  if (!Array.isArray(calls) || calls.length === 0)
    throw new ProviderError({ code: -32602, message: 'No transactions were passed' })
  return calls.map((call) => parseCall(fieldsOf(call)))
}

function parseCall({ to, data, input, value }: Fields): SafeReviewCall {
  const bytes = data ?? input ?? '0x'
  const amount = value ?? '0x0'
  if (typeof to !== 'string' || !isAddress(to, { strict: false }))
    throw new ProviderError({ code: -32602, message: 'A Safe cannot deploy contracts this way.' })
  if (!isHex(bytes) || bytes.length % 2 !== 0 || typeof amount !== 'string' || !isNumber(amount))
    throw new ProviderError({ code: -32602, message: 'A call has invalid data or value.' })
  return { to: getAddress(to), data: bytes, value: BigInt(amount) }
}

function isNumber(text: string): boolean {
  return /^(0x[0-9a-f]{1,64}|\d{1,78})$/i.test(text) && BigInt(text) < 2n ** 256n
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
