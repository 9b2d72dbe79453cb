import { type Client, numberToHex } from 'viem'
import { type Config, createConfig, http } from 'wagmi'
import { connect } from 'wagmi/actions'
import { devnetChain } from '../src/chain/devnetChain.ts'
import { providerConnector } from '../src/wallet/providerConnector.ts'
import { type ProviderRequest, walletProvider } from '../src/wallet/walletProvider.ts'

type Answer = (params: readonly unknown[]) => unknown

/** The part of a devnet that this needs. */
export type WalletTestChain = { readonly url: string; readonly client: Client }

type Listener = (value: unknown) => void

/** For tests: an EIP-1193 wallet over the accounts that the devnet unlocks, connected through the page's connector. */
export async function testWallet(devnet: WalletTestChain, account: `0x${string}`) {
  const requests: ProviderRequest[] = []
  const listeners = new Map<string, Set<Listener>>()
  const ask = (method: string, params: unknown) =>
    devnet.client.request({ method, params } as Parameters<typeof devnet.client.request>[0])
  const answers = new Map<string, Answer>([
    ['eth_requestAccounts', () => [account]],
    ['eth_accounts', () => [account]],
    ['eth_chainId', () => numberToHex(1337)],
    [
      'eth_sendTransaction',
      ([fields]) => {
        const { from, to, data, value } = Object(fields)
        return ask('eth_sendTransaction', [{ from, to, data, value }])
      },
    ],
    ['eth_signTypedData_v4', (params) => ask('eth_signTypedData_v4', params)],
  ])
  const foreign = {
    async request(request: ProviderRequest) {
      requests.push(request)
      const answer = answers.get(request.method)
      if (!answer) throw { code: 4200, message: `${request.method} is unsupported.` }
      return answer(Array.isArray(request.params) ? request.params : [])
    },
    on: (event: string, listener: Listener) =>
      void listeners.set(event, new Set([...(listeners.get(event) ?? []), listener])),
    removeListener: (event: string, listener: Listener) => void listeners.get(event)?.delete(listener),
  }
  const config: Config = createConfig({
    chains: [devnetChain],
    transports: { [devnetChain.id]: http(devnet.url) },
    multiInjectedProviderDiscovery: false,
    storage: null,
  })
  await connect(config, {
    connector: providerConnector({
      id: 'test',
      name: 'Test',
      loadProvider: async () => walletProvider(foreign),
    }),
  })
  return {
    config,
    requests,
    /** Those that change something. */
    asked: () => requests.filter(({ method }) => /send|sign/i.test(method)).map(({ method }) => method),
    /** What the wallet says by itself. */
    emit(event: string, value?: unknown) {
      for (const listener of [...(listeners.get(event) ?? [])]) listener(value)
    },
    script: (method: string, answer: Answer) => void answers.set(method, answer),
    ask,
  }
}
