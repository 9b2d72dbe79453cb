import type { Deployment } from '@love/contracts/deployments/deployment'
import { checkOwner } from '@love/safe/write/checkOwner'
import { readSafeFacts } from '@love/safe/write/readSafeFacts'
import { type Address, type Client, getAddress } from 'viem'
import type { Config, CreateConnectorFn } from 'wagmi'
import { connect, disconnect, getConnection } from 'wagmi/actions'
import { NotConnectedError } from '../../line/walletLine.ts'
import { type OwnedConnector, ownerOf, type SafeOwner } from '../../ownerOf.ts'
import { providerConnector } from '../../providerConnector.ts'
import type { WalletProvider } from '../../walletProvider.ts'
import { type ActingDeps, createActingProvider } from './createActingProvider.ts'

export type ActAsDeps = Pick<ActingDeps, 'review' | 'proposals'> & {
  readonly config: Config
  readonly client: Client
  readonly deployment: Pick<Deployment, 'multicall3' | 'chainId'>
}

/** From now on the connected account is the Safe. The chain is asked first whether the wallet's account owns it. */
export async function actAs(deps: ActAsDeps, safe: Address): Promise<SafeOwner> {
  const { config, client, deployment, review, proposals } = deps
  const owner = currentOwner(config)
  checkOwner(await readSafeFacts(client, { deployment, safe }), owner.address)
  await actAsMe(config)
  const loadProvider = async () =>
    createActingProvider({
      provider: (await owner.connector.getProvider()) as WalletProvider,
      owner: owner.address,
      safe: getAddress(safe),
      chainId: deployment.chainId,
      review,
      proposals,
      client,
    })
  await connect(config, { connector: actingConnector({ owner, loadProvider }) })
  return owner
}

/** Back to the account of the wallet itself; its line was open all the time. */
export async function actAsMe(config: Config): Promise<void> {
  const { connector } = getConnection(config)
  if (connector && ownerOf(connector)) await disconnect(config, { connector })
}

/** Who holds the key, whether acting or not. */
export function currentOwner(config: Config): SafeOwner {
  const { connector, address } = getConnection(config)
  if (!connector || !address) throw new NotConnectedError()
  return ownerOf(connector) ?? { connector, address }
}

type ActingConnectorParameters = {
  readonly owner: SafeOwner
  readonly loadProvider: () => Promise<WalletProvider>
}

/** A Safe as a wallet: a second line beside that of its owner, over which proposals go. */
function actingConnector({ owner, loadProvider }: ActingConnectorParameters): CreateConnectorFn {
  const connector = providerConnector({
    id: 'acting-safe',
    name: `Safe, signed with ${owner.connector.name}`,
    type: 'safe',
    loadProvider,
  })
  return (config) => {
    const owned: OwnedConnector = { owner }
    return { ...connector(config), ...owned }
  }
}
