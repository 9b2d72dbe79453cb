import type { CreateConnectorFn } from 'wagmi'
import type { LineParameters } from './lineParameters.ts'
import type { WalletOption } from './listWallets.ts'
import { loadProvider } from './loadProvider.ts'
import { providerConnector } from './providerConnector.ts'
import type { ProposalConnector } from './safe/proposals/proposalsOf.ts'

export type OptionConnectorParameters = LineParameters & { readonly onAccounts?: (() => void) | undefined }

/** The line to a wallet of the list. A Safe host also tells what became of the proposals it was given. */
export function optionConnector(
  option: WalletOption,
  parameters: OptionConnectorParameters = {},
): CreateConnectorFn {
  const { signal, onAccounts } = parameters
  const isSafe = option.line.kind === 'safe'
  const connector = providerConnector({
    id: option.walletId,
    name: option.name,
    type: isSafe ? 'safe' : 'provider',
    signal,
    onAccounts,
    loadProvider: () => loadProvider(option, parameters),
  })
  return isSafe ? (config) => ({ ...connector(config), ...host }) : connector
}

const host: ProposalConnector = {
  proposals: {
    async read(safeTxHash) {
      const { readHostProposal } = await import('./safe/frame/readHostProposal.ts')
      return readHostProposal(safeTxHash)
    },
  },
}
