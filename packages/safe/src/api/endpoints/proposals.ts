import * as z from 'zod/mini'
import { estimation } from '../replies/safes.ts'
import { transactionDetails } from '../replies/transactionDetails.ts'
import { confirmationView, transactionPreview } from '../replies/transactions.ts'
import { decodeRequest, estimationRequest, proposal, signatureOnly } from '../requests.ts'
import { address, chainId, hash, noFields, nothing } from '../values.ts'
import { defineEndpoint } from './endpoint.ts'

export const deleteTransaction = defineEndpoint({
  name: 'deleteTransaction',
  method: 'DELETE',
  path: '/v1/chains/{chainId}/transactions/{safeTxHash}',
  parameters: z.object({ chainId, safeTxHash: hash }),
  query: noFields,
  body: signatureOnly,
  reply: nothing,
  paged: false,
})

export const estimateTransaction = defineEndpoint({
  name: 'estimateTransaction',
  method: 'POST',
  path: '/v2/chains/{chainId}/safes/{safe_address}/multisig-transactions/estimations',
  parameters: z.object({ chainId, safe_address: address }),
  query: noFields,
  body: estimationRequest,
  reply: estimation,
  paged: false,
})

export const proposeTransaction = defineEndpoint({
  name: 'proposeTransaction',
  method: 'POST',
  path: '/v1/chains/{chainId}/transactions/{safe_address}/propose',
  parameters: z.object({ chainId, safe_address: address }),
  query: noFields,
  body: proposal,
  reply: transactionDetails,
  paged: false,
})

export const previewTransaction = defineEndpoint({
  name: 'previewTransaction',
  method: 'POST',
  path: '/v1/chains/{chainId}/transactions/{safe_address}/preview',
  parameters: z.object({ chainId, safe_address: address }),
  query: noFields,
  body: decodeRequest,
  reply: transactionPreview,
  paged: false,
})

export const getConfirmationView = defineEndpoint({
  name: 'getConfirmationView',
  method: 'POST',
  path: '/v1/chains/{chainId}/safes/{safe_address}/views/transaction-confirmation',
  parameters: z.object({ chainId, safe_address: address }),
  query: noFields,
  body: decodeRequest,
  reply: confirmationView,
  paged: false,
})
