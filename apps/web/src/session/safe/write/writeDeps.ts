import type { Deployment } from '@love/contracts/deployments/deployment'
import type { Gateway } from '@love/safe/api/client/endpointCall'
import type { Address, Client } from 'viem'
import type { WalletLine } from '../../intents/line/walletLine.ts'

/** All that signing for a Safe needs of the world. */
export type WriteDeps = {
  readonly gateway: Gateway
  readonly client: Client
  readonly deployment: Pick<Deployment, 'multicall3' | 'chainId'>
  /** The wallet that holds the owner's key, not the one that speaks for the Safe. */
  readonly line: Pick<WalletLine, 'sign' | 'sendTransaction'>
  readonly owner: Address
}
