import { callEndpoint } from '@love/safe/api/client/callEndpoint'
import type { Gateway } from '@love/safe/api/client/endpointCall'
import { SafeApiError } from '@love/safe/api/client/errors'
import { getTransactionDetails } from '@love/safe/api/endpoints/history'
import { multisigIn } from '@love/safe/write/multisigIn'
import { isHash } from 'viem'
import type { ProposalReader } from './proposalReader.ts'

export type GatewayProposalReaderDeps = { readonly gateway: () => Gateway; readonly chainId: number }

export function gatewayProposalReader({ gateway, chainId }: GatewayProposalReaderDeps): ProposalReader {
  return {
    async read(safeTxHash) {
      try {
        const details = await callEndpoint(gateway(), getTransactionDetails, {
          parameters: { chainId, transactionId: safeTxHash },
        })
        const info = multisigIn(details)
        if (!info) return undefined
        const { txHash } = details
        return {
          signed: info.confirmations.length,
          required: info.confirmationsRequired,
          status: String(details.txStatus),
          ...(txHash && isHash(txHash) && { txHash }),
        }
      } catch (error) {
        if (error instanceof SafeApiError && error.status === 404) return undefined
        throw error
      }
    },
  }
}
