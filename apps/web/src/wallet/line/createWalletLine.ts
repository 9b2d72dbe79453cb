import { BadAnswerError } from '@love/protocol/walletSignature'
import { demandReadableCalls } from '@love/safe/readable'
import { type Address, isAddressEqual, isHash, numberToHex } from 'viem'
import type { Config, Connector } from 'wagmi'
import { getConnection, sendTransaction, signTypedData } from 'wagmi/actions'
import { answersWithProposal } from '../answersWithProposal.ts'
import { ProviderError } from '../ProviderError.ts'
import { untilAborted } from '../untilAborted.ts'
import { WrongNetworkError } from '../WrongNetworkError.ts'
import type { WalletProvider } from '../walletProvider.ts'
import { guardProvider, type Reviewed } from './guardProvider.ts'
import { parseBatching } from './parseBatching.ts'
import { parseCallsStatus } from './parseCallsStatus.ts'
import { AccountChangedError, NotConnectedError, type WalletLine } from './walletLine.ts'

export type WalletLineParameters = {
  readonly account: Address
  readonly chainId: number
  /** Another than the one that is connected: the wallet of an owner who acts as a Safe. */
  readonly connectorOf?: ((config: Config) => Connector | undefined) | undefined
  /** Throws when nobody waits any more: a wallet may be silent already when it is asked for its chain and account. */
  readonly demandWaiting?: (() => void) | undefined
}

/** How long a wallet may think about what it can do. */
const capabilitiesMs = 3_000
/** JSON-RPC. */
const invalidParams = -32602

/** The connected wallet, for one account on one chain: both are asked anew before everything that is signed. */
export function createWalletLine(
  config: Config,
  { account, chainId, connectorOf = connectedConnector, demandWaiting }: WalletLineParameters,
): WalletLine {
  function connector(): Connector {
    const connector = connectorOf(config)
    if (!connector) throw new NotConnectedError()
    return connector
  }

  async function provider(): Promise<Pick<WalletProvider, 'request'>> {
    return (await connector().getProvider()) as WalletProvider
  }

  async function checked(): Promise<Connector> {
    const current = connector()
    const [chain, accounts] = await Promise.all([current.getChainId(), current.getAccounts()])
    if (chain !== chainId) throw new WrongNetworkError()
    const [active] = accounts
    if (!active || !isAddressEqual(active, account)) throw new AccountChangedError()
    return current
  }

  /** A copy of the connector whose provider lets through what was reviewed and nothing else. */
  async function guarded(reviewed: Subject): Promise<Connector> {
    const current = await checked()
    const inner = (await current.getProvider()) as WalletProvider
    const outer = guardProvider(inner, { from: account, chainId, ...reviewed }, demandWaiting)
    return { ...current, getProvider: async () => outer }
  }

  return {
    answersWithProposal: () => answersWithProposal(connector()),

    async batching() {
      try {
        const { request } = await provider()
        const ask = (params: readonly unknown[]) => request({ method: 'wallet_getCapabilities', params })
        // Older wallets know the account only.
        const answer = ask([account, [numberToHex(chainId)]]).catch((error: unknown) => {
          if (error instanceof ProviderError && error.code === invalidParams) return ask([account])
          throw error
        })
        return parseBatching(await untilAborted(answer, AbortSignal.timeout(capabilitiesMs)), chainId)
      } catch {
        return 'unsupported'
      }
    },

    async sendTransaction(call) {
      demandReadableCalls([call])
      const { to, data, value } = call
      const hash: unknown = await sendTransaction(config, {
        connector: await guarded({ kind: 'transaction', call }),
        account,
        chainId,
        to,
        data,
        value,
      })
      if (typeof hash !== 'string' || !isHash(hash)) throw new BadAnswerError()
      return hash
    },

    async sign(message) {
      const connector = await guarded({ kind: 'signature', message })
      return signTypedData(config, { ...message, connector, account } as Parameters<typeof signTypedData>[1])
    },

    async sendCalls(calls) {
      demandReadableCalls(calls)
      const guardedProvider = await (await guarded({ kind: 'batch', calls })).getProvider()
      const answer = await (guardedProvider as WalletProvider).request({
        method: 'wallet_sendCalls',
        params: [
          {
            version: '2.0.0',
            from: account,
            chainId: numberToHex(chainId),
            atomicRequired: true,
            calls: calls.map(({ to, data, value }) => ({ to, data, value: numberToHex(value) })),
          },
        ],
      })
      return parseId(answer)
    },

    async callsStatus(id) {
      const { request } = await provider()
      return parseCallsStatus(await request({ method: 'wallet_getCallsStatus', params: [id] }))
    },
  }
}

function connectedConnector(config: Config): Connector | undefined {
  return getConnection(config).connector
}

type Subject = Reviewed extends infer Each
  ? Each extends Reviewed
    ? Omit<Each, 'from' | 'chainId'>
    : never
  : never

/** Older wallets answer with the id alone. */
function parseId(answer: unknown): string {
  const id = typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : answer
  if (typeof id !== 'string' || id === '') throw new BadAnswerError()
  return id
}
