import { type Address, type Hex, isAddressEqual, numberToHex, type PrivateKeyAccount } from 'viem'
import { sendTransaction } from 'viem/actions'
import type { ChainClient } from '../../chain/createChainClient.ts'
import { withLock } from '../../storage/locks.ts'
import { ProviderError } from '../ProviderError.ts'
import { parseChainId } from '../parseChainId.ts'
import type { ProviderRequest, WalletProvider } from '../walletProvider.ts'
import type { Approvals } from './createApprovals.ts'
import { createDemoBatches } from './createDemoBatches.ts'
import { parseAsset, parseCalls, parseMessage, parseTransaction, parseTypedData } from './parseParams.ts'

export type DemoDeps = {
  accounts: readonly PrivateKeyAccount[]
  ask: Approvals['ask']
  /** The way to the devnet. */
  client: ChainClient
  /** Which account was chosen, between visits. */
  chosen: { read: () => string | null; write: (address: string) => void; remove: () => void }
  batchAccount: Address
  /** Whether it does several calls as one. */
  canBatch: () => boolean
}

/** A wallet in the page: it signs with the devnet's public keys and asks before everything that is signed. */
export function createDemoProvider(deps: DemoDeps): WalletProvider {
  const { accounts, ask, client, chosen, canBatch } = deps
  const { chain } = client
  const batches = createDemoBatches(deps)
  const account = () => accounts.find(({ address }) => address === chosen.read())

  function accountOf(address: Hex): PrivateKeyAccount {
    const own = account()
    if (!own || !isAddressEqual(own.address, address))
      throw new ProviderError({ code: 4100, message: 'That account is not connected.' })
    return own
  }

  async function connect(): Promise<readonly Hex[]> {
    const address = await ask({ kind: 'connect', accounts: accounts.map(({ address }) => address) })
    if (address) chosen.write(address)
    return address ? [address] : []
  }

  async function sign({ method, params }: ProviderRequest): Promise<Hex> {
    if (method === 'eth_sendTransaction') {
      const { from, ...transaction } = parseTransaction(params)
      const { to, value, data } = transaction
      const signer = accountOf(from)
      await ask({ kind: 'transaction', from, to, value: value ?? 0n, data: data ?? '0x' })
      return inTurn(() => sendTransaction(client, { account: signer, ...transaction }))
    }
    if (method === 'personal_sign') {
      const { from, raw, text } = parseMessage(params)
      const signer = accountOf(from)
      await ask({ kind: 'message', from, text })
      return signer.signMessage({ message: { raw } })
    }
    const { from, typedData, text } = parseTypedData(params)
    const signer = accountOf(from)
    await ask({ kind: 'typedData', from, text })
    return signer.signTypedData(typedData)
  }

  async function sendCalls(request: ProviderRequest) {
    const asked = parseCalls(request.params)
    const signer = accountOf(asked.from)
    if (!canBatch()) throw unsupported(request.method)
    if (parseChainId(asked.chainId) !== chain.id)
      throw new ProviderError({ code: 5710, message: 'The demo wallet only supports the devnet.' })
    return batches.send(signer, asked, inTurn)
  }

  async function read(request: ProviderRequest): Promise<unknown> {
    try {
      return await client.request(request as never)
    } catch (error) {
      const isUnknown = error instanceof Error && error.name === 'MethodNotFoundRpcError'
      if (isUnknown) throw unsupported(request.method)
      throw error
    }
  }

  return {
    async request(request) {
      switch (request.method) {
        case 'eth_requestAccounts':
          return connect()
        case 'eth_accounts':
          return [account()?.address].filter(Boolean)
        case 'eth_chainId':
          return numberToHex(chain.id)
        case 'personal_sign':
        case 'eth_signTypedData_v4':
        case 'eth_sendTransaction':
          return sign(request)
        case 'wallet_getCapabilities':
          return batches.capabilities(canBatch())
        case 'wallet_sendCalls':
          return sendCalls(request)
        case 'wallet_getCallsStatus':
          return batches.status(Array.isArray(request.params) ? request.params[0] : undefined)
        case 'wallet_switchEthereumChain':
        case 'wallet_addEthereumChain':
          if (chainIdIn(request) === chain.id) return null
          throw new ProviderError({ code: 4902, message: 'The demo wallet only supports the devnet.' })
        case 'wallet_watchAsset':
          await ask({ kind: 'asset', ...parseAsset(request.params) })
          return true
        case 'wallet_revokePermissions':
          chosen.remove()
          return null
        default:
          if (/^(eth|net)_/.test(request.method)) return read(request)
          throw unsupported(request.method)
      }
    },
    // It never changes by itself.
    listen: () => () => undefined,
  }
}

function chainIdIn({ params }: ProviderRequest): number {
  const [first] = Array.isArray(params) ? params : []
  return parseChainId(first?.chainId)
}

function unsupported(method: string): ProviderError {
  return new ProviderError({ code: 4200, message: `The demo wallet does not support ${method}.` })
}

/** Two that ask for the next nonce at once would both use it, so all tabs of the wallet send one after the other. */
function inTurn<Value>(send: () => Promise<Value>): Promise<Value> {
  return withLock('love.demoWallet', send)
}
