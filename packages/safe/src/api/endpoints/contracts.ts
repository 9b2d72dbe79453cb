import * as z from 'zod/mini'
import { filters, pageQuery } from '../queryValues.ts'
import { decodedCall } from '../replies/decoded.ts'
import { page } from '../replies/page.ts'
import { decodeRequest } from '../requests.ts'
import { address, chainId, maybe, noFields, nothing, orElse, replyAddress, text } from '../values.ts'
import { defineEndpoint } from './endpoint.ts'

export const postDecodeData = defineEndpoint({
  name: 'decodeData',
  method: 'POST',
  path: '/v1/chains/{chainId}/data-decoder',
  parameters: z.object({ chainId }),
  query: noFields,
  body: decodeRequest,
  reply: decodedCall,
  paged: false,
})

const words = orElse(z.string(), '')

const contract = z.object({
  address: replyAddress,
  name: words,
  displayName: words,
  logoUri: words,
  contractAbi: orElse(z.record(z.string(), z.unknown()), null),
  trustedForDelegateCall: z.boolean(),
})

export const getContract = defineEndpoint({
  name: 'getContract',
  method: 'GET',
  path: '/v1/chains/{chainId}/contracts/{contractAddress}',
  parameters: z.object({ chainId, contractAddress: address }),
  query: noFields,
  body: nothing,
  reply: contract,
  paged: false,
})

const delegate = z.object({
  safe: maybe(replyAddress),
  delegate: replyAddress,
  delegator: replyAddress,
  label: z.string(),
})

export const getDelegates = defineEndpoint({
  name: 'getDelegates',
  method: 'GET',
  path: '/v2/chains/{chainId}/delegates',
  parameters: z.object({ chainId }),
  query: filters({
    safe: address,
    delegate: address,
    delegator: address,
    label: text({ mostCharacters: 200 }),
    ...pageQuery,
  }),
  body: nothing,
  reply: page(delegate),
  paged: true,
})
