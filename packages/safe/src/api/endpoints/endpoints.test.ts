import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../../contracts/testRuns.ts'
import { arbitraryOf } from '../../../test/api/arbitraryOf.ts'
import { serviceEndpoints } from '../service/serviceEndpoints.ts'
import { nothing } from '../values.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

const list: readonly Endpoint[] = [...endpoints, ...serviceEndpoints]
const overJson = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value))

test('default: every call of the specification and its neighbours', () => {
  expect(endpoints.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
    [
      'GET /v1/chains/{chainId}/safes/{address}',
      'GET /v1/chains/{chainId}/safes/{address}/incoming-transfers/',
      'GET /v1/chains/{chainId}/safes/{address}/module-transactions/',
      'GET /v1/chains/{chainId}/safes/{address}/multisig-transactions/',
      'GET /v1/chains/{chainId}/safes/{address}/balances/{currency}',
      'GET /v1/balances/supported-fiat-codes',
      'GET /v1/chains/{chainId}/owners/{address}/safes',
      'GET /v1/chains/{chainId}/safes/{address}/collectibles',
      'GET /v2/chains/{chainId}/safes/{address}/collectibles',
      'GET /v1/chains/{chainId}/safes/{safe_address}/transactions/history',
      'GET /v1/chains/{chainId}/safes/{safe_address}/transactions/queued',
      'GET /v1/chains/{chainId}/transactions/{transactionId}',
      'POST /v2/chains/{chainId}/safes/{safe_address}/multisig-transactions/estimations',
      'POST /v1/chains/{chainId}/transactions/{safe_address}/propose',
      'GET /v1/chains',
      'GET /v1/chains/{chainId}',
      'GET /v1/chains/{chainId}/safe-apps',
      'GET /v1/chains/{chainId}/about/master-copies',
      'POST /v1/chains/{chainId}/data-decoder',
      'GET /v1/chains/{chainId}/safes/{safe_address}/messages',
      'POST /v1/chains/{chainId}/safes/{safe_address}/messages',
      'GET /v1/chains/{chainId}/messages/{message_hash}',
      'POST /v1/chains/{chainId}/messages/{message_hash}/signatures',
      'GET /v1/safes',
      'GET /v1/owners/{address}/safes',
      'GET /v1/chains/{chainId}/safes/{safe_address}/nonces',
      'DELETE /v1/chains/{chainId}/transactions/{safeTxHash}',
      'POST /v1/chains/{chainId}/transactions/{safe_address}/preview',
      'POST /v1/chains/{chainId}/safes/{safe_address}/views/transaction-confirmation',
      'GET /v1/chains/{chainId}/about/indexing',
      'GET /v1/chains/{chainId}/contracts/{contractAddress}',
      'GET /v2/chains/{chainId}/delegates',
      'GET /v2/chains',
      'GET /v2/chains/{chainId}',
      'GET /v2/owners/{address}/safes',
      'GET /v2/safes',
      'GET /v3/owners/{address}/safes',
    ].sort(),
  )
})

test('default: names are unique, and so are method and path', () => {
  expect(new Set(list.map(({ name }) => name)).size).toBe(list.length)
})

describe.each(list)('$name', (endpoint) => {
  const { method, path, parameters, query, body, reply, paged } = endpoint
  const parts = { parameters, query, body, reply }

  test('default: the path names exactly its parameters', () => {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(Object.keys(parameters.shape)).toEqual(named)
    expect(body === nothing).toBe(method === 'GET')
    expect(reply).toHaveProperty('_zod')
    if (paged) expect(query.shape).toHaveProperty('limit')
  })

  test.each(Object.entries(parts))('behavior: %s that fit are taken', (part, schema) => {
    const property = fc.property(arbitraryOf(schema), (value) => {
      const once = schema.parse(overJson(value))
      // Dates and lists of a query leave it as something else; all other values mean the same again.
      if (part !== 'query') expect(schema.parse(overJson(once))).toEqual(once)
    })
    fc.assert(property, { numRuns: runs(20, 500) })
  })

  test.each(Object.entries(parts))('error: no junk makes the schema of %s throw', (_, schema) => {
    const property = fc.property(fc.oneof(fc.jsonValue(), fc.anything()), (junk) => {
      schema.safeParse(junk)
    })
    fc.assert(property, { numRuns: runs(20, 500) })
  })
})
