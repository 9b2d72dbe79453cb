import type { Deployment } from '@love/contracts/deployments/deployment'
import { callEndpoint } from '@love/safe/api/client/callEndpoint'
import type { Gateway } from '@love/safe/api/client/endpointCall'
import { getBalances } from '@love/safe/api/endpoints/assets'
import { getChain } from '@love/safe/api/endpoints/chains'
import { getTransactionDetails } from '@love/safe/api/endpoints/history'
import { getSafeInfo } from '@love/safe/api/endpoints/safes'
import type { SafeInfo } from '@love/safe/api/replies/safes'
import type { Handlers } from '@love/safe/frame/host/handlers'
import { errorTexts, FrameError } from '@love/safe/frame/messages/errors'
import type { GivenReply } from '@love/safe/frame/replies/replySchemas'
import { isListedAddress } from '@love/safe/write/isListedAddress'
import { readSafeFacts } from '@love/safe/write/readSafeFacts'
import { readSignedMessage } from '@love/safe/write/readSignedMessage'
import { type Address, type Client, isAddressEqual } from 'viem'
import type { AddressBook } from '../../../book/addressBook/addressBook.ts'
import { type AskOwnerDeps, askForMessage, askForTransactions } from './askOwner.ts'

export type AppHandlerDeps = AskOwnerDeps & {
  readonly gateway: Gateway
  readonly client: Client
  readonly deployment: Pick<Deployment, 'multicall3' | 'chainId'>
  readonly addressBook: () => AddressBook
  /** Of this page. */
  readonly hostOrigin: string
}

/** What an app inside our window is answered: by the gateway, by the node, and by the person in the review window. */
export function createAppHandlers(deps: AppHandlerDeps): Handlers {
  const { gateway, client, deployment, safe, owner } = deps
  const { chainId } = deployment

  return {
    sendTransactions: (asked) => askForTransactions(deps, asked),
    signMessage: ({ message }) => askForMessage(deps, message),
    signTypedMessage: ({ typedData }) => askForMessage(deps, typedData),
    async rpcCall({ call, params }) {
      // Owners sign here without a transaction anyway: there is nothing to set.
      if (call === 'safe_setSettings') return { offChainSigning: true }
      return client.request({ method: call, params } as Parameters<typeof client.request>[0])
    },
    async getChainInfo() {
      const { chainName, shortName, nativeCurrency, blockExplorerUriTemplate } = await callEndpoint(
        gateway,
        getChain,
        { parameters: { chainId } },
      )
      return { chainName, chainId: String(chainId), shortName, nativeCurrency, blockExplorerUriTemplate }
    },
    async getSafeInfo() {
      const info = await callEndpoint(gateway, getSafeInfo, { parameters: { chainId, address: safe } })
      const key = owner()
      const owners = info.owners.map(({ value }) => value)
      return frameSafeInfo(info, { safe, chainId, isReadOnly: !key || !isListedAddress(owners, key) })
    },
    async getTxBySafeTxHash({ safeTxHash }) {
      const parameters = { chainId, transactionId: safeTxHash }
      const details = await callEndpoint(gateway, getTransactionDetails, { parameters })
      if (!isAddressEqual(details.safeAddress, safe)) throw new FrameError(errorTexts.badSafeTxHash)
      return { ...details, txStatus: String(details.txStatus) }
    },
    getSafeBalances: ({ currency }) =>
      callEndpoint(gateway, getBalances, { parameters: { chainId, address: safe, currency } }),
    getEnvironmentInfo: () => ({ origin: deps.hostOrigin }),
    async getOffChainSignature(hash) {
      const facts = await readSafeFacts(client, { deployment, safe })
      const { signature } = await readSignedMessage({ gateway, client }, { facts, hash })
      // Apps ask until there is one.
      return signature === '0x' ? '' : signature
    },
    requestAddressBook: () =>
      deps.addressBook().map(({ address, name }) => ({ address, name, chainId: String(chainId) })),
  }
}

type FrameSafeInfoParameters = {
  readonly safe: Address
  readonly chainId: number
  /** Nobody here can sign for it. */
  readonly isReadOnly: boolean
}

/** The Safe as apps know it: with the fields that only some of them ask for. */
function frameSafeInfo(info: SafeInfo, parameters: FrameSafeInfoParameters): GivenReply<'getSafeInfo'> {
  const { safe, chainId, isReadOnly } = parameters
  const { threshold, owners, nonce, implementation, modules, fallbackHandler, guard, version } = info
  return {
    safeAddress: safe,
    chainId,
    threshold,
    isReadOnly,
    nonce,
    version,
    owners: owners.map(({ value }) => value),
    implementation: implementation.value,
    modules: modules?.map(({ value }) => value) ?? null,
    fallbackHandler: fallbackHandler?.value ?? null,
    guard: guard?.value ?? null,
  }
}
