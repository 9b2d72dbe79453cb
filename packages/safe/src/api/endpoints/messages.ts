import * as z from 'zod/mini'
import { messageProposal } from '../messageRequests.ts'
import { filters, pageQuery } from '../queryValues.ts'
import { messagePage, safeMessage } from '../replies/messages.ts'
import { signatureOnly } from '../requests.ts'
import { address, chainId, hash, noFields, nothing } from '../values.ts'
import { defineEndpoint } from './endpoint.ts'

export const getMessages = defineEndpoint({
  name: 'getMessages',
  method: 'GET',
  path: '/v1/chains/{chainId}/safes/{safe_address}/messages',
  parameters: z.object({ chainId, safe_address: address }),
  query: filters({ ...pageQuery }),
  body: nothing,
  reply: messagePage,
  paged: true,
})

export const proposeMessage = defineEndpoint({
  name: 'proposeMessage',
  method: 'POST',
  path: '/v1/chains/{chainId}/safes/{safe_address}/messages',
  parameters: z.object({ chainId, safe_address: address }),
  query: noFields,
  body: messageProposal,
  reply: nothing,
  paged: false,
})

export const getMessage = defineEndpoint({
  name: 'getMessage',
  method: 'GET',
  path: '/v1/chains/{chainId}/messages/{message_hash}',
  parameters: z.object({ chainId, message_hash: hash }),
  query: noFields,
  body: nothing,
  reply: safeMessage,
  paged: false,
})

export const confirmMessage = defineEndpoint({
  name: 'confirmMessage',
  method: 'POST',
  path: '/v1/chains/{chainId}/messages/{message_hash}/signatures',
  parameters: z.object({ chainId, message_hash: hash }),
  query: noFields,
  body: signatureOnly,
  reply: nothing,
  paged: false,
})
