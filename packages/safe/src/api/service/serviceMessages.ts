import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoints/endpoint.ts'
import { messageProposal } from '../messageRequests.ts'
import { filters } from '../queryValues.ts'
import { signatureOnly } from '../requests.ts'
import { address, hash, noFields, nothing } from '../values.ts'
import { ordering, pageSlice, servicePage } from './servicePage.ts'
import { serviceMessage } from './serviceReplies.ts'

export const getServiceMessages = defineEndpoint({
  name: 'getServiceMessages',
  method: 'GET',
  path: '/api/v1/safes/{address}/messages/',
  parameters: z.object({ address }),
  query: filters({ ordering: ordering('created', 'modified'), ...pageSlice }),
  body: nothing,
  reply: servicePage(serviceMessage),
  paged: true,
})

export const serviceAddMessage = defineEndpoint({
  name: 'serviceAddMessage',
  method: 'POST',
  path: '/api/v1/safes/{address}/messages/',
  parameters: z.object({ address }),
  query: noFields,
  body: messageProposal,
  reply: nothing,
  paged: false,
})

export const getServiceMessage = defineEndpoint({
  name: 'getServiceMessage',
  method: 'GET',
  path: '/api/v1/messages/{messageHash}/',
  parameters: z.object({ messageHash: hash }),
  query: noFields,
  body: nothing,
  reply: serviceMessage,
  paged: false,
})

export const serviceConfirmMessage = defineEndpoint({
  name: 'serviceConfirmMessage',
  method: 'POST',
  path: '/api/v1/messages/{messageHash}/signatures/',
  parameters: z.object({ messageHash: hash }),
  query: noFields,
  body: signatureOnly,
  reply: nothing,
  paged: false,
})
