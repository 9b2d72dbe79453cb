import { getConnection } from 'wagmi/actions'
import { network } from '../../../chain/network.ts'
import { walletConfig } from '../../config.ts'
import { safeGateway } from '../gateway/safeGateway.ts'
import { gatewayProposalReader } from './gatewayProposalReader.ts'
import type { ProposalReader } from './proposalReader.ts'
import { proposalsOf } from './proposalsOf.ts'

/** Whoever keeps the proposals of the account that is connected now. */
export const pageProposalReader: ProposalReader = {
  read(safeTxHash) {
    const reader =
      proposalsOf(getConnection(walletConfig()).connector) ??
      gatewayProposalReader({ gateway: safeGateway, chainId: network.chain.id })
    return reader.read(safeTxHash)
  },
}
