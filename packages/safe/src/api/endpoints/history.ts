import * as z from 'zod/mini'
import { filters, flag, instant, pageQuery, timeZone, transactionId } from '../queryValues.ts'
import { transactionDetails } from '../replies/transactionDetails.ts'
import { transactionListPage, transactionPage } from '../replies/transactions.ts'
import { address, chainId, decimal, hash, noFields, nonce, nothing } from '../values.ts'
import { defineEndpoint } from './endpoint.ts'

export const getTransactionHistory = defineEndpoint({
  name: 'getTransactionHistory',
  method: 'GET',
  path: '/v1/chains/{chainId}/safes/{safe_address}/transactions/history',
  parameters: z.object({ chainId, safe_address: address }),
  query: filters({ trusted: flag, imitation: flag, timezone: timeZone, ...pageQuery }),
  body: nothing,
  reply: transactionListPage,
  paged: true,
})

export const getTransactionQueue = defineEndpoint({
  name: 'getTransactionQueue',
  method: 'GET',
  path: '/v1/chains/{chainId}/safes/{safe_address}/transactions/queued',
  parameters: z.object({ chainId, safe_address: address }),
  query: filters({ trusted: flag, timezone: timeZone, ...pageQuery }),
  body: nothing,
  reply: transactionListPage,
  paged: true,
})

export const getIncomingTransfers = defineEndpoint({
  name: 'getIncomingTransfers',
  method: 'GET',
  path: '/v1/chains/{chainId}/safes/{address}/incoming-transfers/',
  parameters: z.object({ chainId, address }),
  query: filters({
    trusted: flag,
    execution_date__gte: instant,
    execution_date__lte: instant,
    to: address,
    token_address: address,
    value: decimal,
    timezone: timeZone,
    ...pageQuery,
  }),
  body: nothing,
  reply: transactionPage,
  paged: true,
})

export const getModuleTransactions = defineEndpoint({
  name: 'getModuleTransactions',
  method: 'GET',
  path: '/v1/chains/{chainId}/safes/{address}/module-transactions/',
  parameters: z.object({ chainId, address }),
  query: filters({ module: address, to: address, transaction_hash: hash, timezone: timeZone, ...pageQuery }),
  body: nothing,
  reply: transactionPage,
  paged: true,
})

export const getMultisigTransactions = defineEndpoint({
  name: 'getMultisigTransactions',
  method: 'GET',
  path: '/v1/chains/{chainId}/safes/{address}/multisig-transactions/',
  parameters: z.object({ chainId, address }),
  query: filters({
    execution_date__gte: instant,
    execution_date__lte: instant,
    to: address,
    value: decimal,
    nonce,
    executed: flag,
    timezone: timeZone,
    ...pageQuery,
  }),
  body: nothing,
  reply: transactionPage,
  paged: true,
})

export const getTransactionDetails = defineEndpoint({
  name: 'getTransactionDetails',
  method: 'GET',
  path: '/v1/chains/{chainId}/transactions/{transactionId}',
  parameters: z.object({ chainId, transactionId }),
  query: noFields,
  body: nothing,
  reply: transactionDetails,
  paged: false,
})
