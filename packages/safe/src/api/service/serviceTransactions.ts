import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoints/endpoint.ts'
import { filters, flag, instant } from '../queryValues.ts'
import { estimationRequest, proposal, signatureOnly } from '../requests.ts'
import { address, callData, decimal, hash, noFields, nonce, nothing, orElse, signature } from '../values.ts'
import { ordering, pageSlice, servicePage } from './servicePage.ts'
import {
  anyTransaction,
  serviceConfirmation,
  serviceModuleTransaction,
  serviceTransaction,
  serviceTransfer,
} from './serviceReplies.ts'

const listing = { method: 'GET', parameters: z.object({ address }), body: nothing, paged: true } as const

const one = { parameters: z.object({ safeTxHash: hash }), query: noFields, paged: false } as const

const executedBetween = { execution_date__gte: instant, execution_date__lte: instant }

export const getServiceTransactions = defineEndpoint({
  ...listing,
  name: 'getServiceTransactions',
  path: '/api/v2/safes/{address}/multisig-transactions/',
  query: filters({
    executed: flag,
    failed: flag,
    has_confirmations: flag,
    nonce,
    nonce__gt: nonce,
    nonce__gte: nonce,
    nonce__lt: nonce,
    nonce__lte: nonce,
    to: address,
    value: decimal,
    safe_tx_hash: hash,
    transaction_hash: hash,
    ...executedBetween,
    submission_date__gte: instant,
    submission_date__lte: instant,
    ordering: ordering('nonce', 'created', 'modified'),
    ...pageSlice,
  }),
  reply: servicePage(serviceTransaction),
})

/** An owner's signature is a must here: without one there is nothing that could be stored. */
const serviceProposal = z.extend(z.omit(proposal, { safeTxHash: true, signature: true }), {
  contractTransactionHash: hash,
  signature,
})

export const serviceProposeTransaction = defineEndpoint({
  name: 'serviceProposeTransaction',
  method: 'POST',
  path: '/api/v2/safes/{address}/multisig-transactions/',
  parameters: z.object({ address }),
  query: noFields,
  body: serviceProposal,
  reply: nothing,
  paged: false,
})

export const serviceEstimateTransaction = defineEndpoint({
  name: 'serviceEstimateTransaction',
  method: 'POST',
  path: '/api/v1/safes/{address}/multisig-transactions/estimations/',
  parameters: z.object({ address }),
  query: noFields,
  body: z.extend(estimationRequest, { data: orElse(callData, '0x') }),
  reply: z.object({ safeTxGas: z.string() }),
  paged: false,
})

export const getServiceTransaction = defineEndpoint({
  ...one,
  name: 'getServiceTransaction',
  method: 'GET',
  path: '/api/v2/multisig-transactions/{safeTxHash}/',
  body: nothing,
  reply: serviceTransaction,
})

export const getServiceConfirmations = defineEndpoint({
  ...one,
  name: 'getServiceConfirmations',
  method: 'GET',
  path: '/api/v1/multisig-transactions/{safeTxHash}/confirmations/',
  body: nothing,
  reply: servicePage(serviceConfirmation),
})

export const serviceConfirmTransaction = defineEndpoint({
  ...one,
  name: 'serviceConfirmTransaction',
  method: 'POST',
  path: '/api/v1/multisig-transactions/{safeTxHash}/confirmations/',
  body: signatureOnly,
  reply: z.object({ signature: z.string() }),
})

export const getServiceHistory = defineEndpoint({
  ...listing,
  name: 'getServiceHistory',
  path: '/api/v2/safes/{address}/all-transactions/',
  query: filters({ executed: flag, ...pageSlice }),
  reply: servicePage(anyTransaction),
})

export const getServiceTransfers = defineEndpoint({
  ...listing,
  name: 'getServiceTransfers',
  path: '/api/v1/safes/{address}/incoming-transfers/',
  query: filters({
    _from: address,
    token_address: address,
    value: decimal,
    transaction_hash: hash,
    ...executedBetween,
    ...pageSlice,
  }),
  reply: servicePage(serviceTransfer),
})

export const getServiceModuleTransactions = defineEndpoint({
  ...listing,
  name: 'getServiceModuleTransactions',
  path: '/api/v1/safes/{address}/module-transactions/',
  query: filters({ module: address, to: address, transaction_hash: hash, ...pageSlice }),
  reply: servicePage(serviceModuleTransaction),
})
