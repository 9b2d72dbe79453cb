import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoints/endpoint.ts'
import { filters } from '../queryValues.ts'
import { address, hash, noFields, nothing, text } from '../values.ts'
import { pageSlice, servicePage } from './servicePage.ts'

/** There are none: an owner's own signature is asked for. */
export const getServiceDelegates = defineEndpoint({
  name: 'getServiceDelegates',
  method: 'GET',
  path: '/api/v2/delegates',
  parameters: noFields,
  query: filters({
    safe: address,
    delegate: address,
    delegator: address,
    label: text({ mostCharacters: 200 }),
    ...pageSlice,
  }),
  body: nothing,
  reply: servicePage(z.unknown()),
  paged: true,
})

/** What is refused whatever it says, so nothing of it is read. */
const refused = {
  parameters: noFields,
  query: noFields,
  body: z.unknown(),
  reply: nothing,
  paged: false,
} as const

export const serviceAddDelegate = defineEndpoint({
  ...refused,
  name: 'serviceAddDelegate',
  method: 'POST',
  path: '/api/v2/delegates/',
})

export const serviceRemoveDelegate = defineEndpoint({
  ...refused,
  name: 'serviceRemoveDelegate',
  method: 'DELETE',
  path: '/api/v2/delegates/{delegate}',
  parameters: z.object({ delegate: address }),
})

const ofSafe = { ...refused, parameters: z.object({ address }) }

const ofOperation = { ...refused, parameters: z.object({ operationHash: hash }) }

/** ERC-4337: what a bundler sends instead of an owner. */
export const serviceOperations = [
  defineEndpoint({
    ...ofSafe,
    name: 'getServiceOperations',
    method: 'GET',
    path: '/api/v1/safes/{address}/safe-operations/',
    body: nothing,
  }),
  defineEndpoint({
    ...ofSafe,
    name: 'serviceAddOperation',
    method: 'POST',
    path: '/api/v1/safes/{address}/safe-operations/',
  }),
  defineEndpoint({
    ...ofOperation,
    name: 'getServiceOperation',
    method: 'GET',
    path: '/api/v1/safe-operations/{operationHash}/',
    body: nothing,
  }),
  defineEndpoint({
    ...ofOperation,
    name: 'getServiceOperationConfirmations',
    method: 'GET',
    path: '/api/v1/safe-operations/{operationHash}/confirmations/',
    body: nothing,
  }),
  defineEndpoint({
    ...ofOperation,
    name: 'serviceConfirmOperation',
    method: 'POST',
    path: '/api/v1/safe-operations/{operationHash}/confirmations/',
  }),
] as const
