import type { Address, Hex } from 'viem'
import { expect, expectTypeOf, test } from 'vitest'
import { getFiatCodes } from '../endpoints/assets.ts'
import type { endpoints } from '../endpoints/endpoints.ts'
import type { TransactionStatus } from '../enumerations.ts'
import type { OtherMember } from '../open.ts'
import { callEndpoint } from './callEndpoint.ts'
import type { EndpointCall, Reply } from './endpointCall.ts'

type Name = (typeof endpoints)[number]['name']
type Named<N extends Name> = Extract<(typeof endpoints)[number], { name: N }>
type Call<N extends Name> = EndpointCall<Named<N>>
type Answer<N extends Name> = Reply<Named<N>>

test('behavior: what goes in is typed', () => {
  expectTypeOf<{ parameters: { chainId: number; address: Address } }>().toExtend<Call<'getSafeInfo'>>()
  expectTypeOf<{ parameters: { chainId: string } }>().not.toExtend<Call<'getSafeInfo'>>()
  expectTypeOf<{ parameters: { chainId: 1; address: 7 } }>().not.toExtend<Call<'getSafeInfo'>>()
  expectTypeOf<Record<never, never>>().toExtend<Call<'getFiatCodes'>>()
  expectTypeOf<Record<never, never>>().not.toExtend<Call<'getSafeInfo'>>()

  type Queue = { chainId: string; safe_address: string }
  type WithQuery = { parameters: Queue; query: { trusted: boolean; limit: 5; timezone: ''; cursor: null } }
  expectTypeOf<WithQuery>().toExtend<Call<'getTransactionQueue'>>()
  expectTypeOf<{ parameters: Queue; query: { trusted: 7 } }>().not.toExtend<Call<'getTransactionQueue'>>()
  expectTypeOf<{ pageUrl: string; signal: AbortSignal }>().toExtend<Call<'getTransactionQueue'>>()
  expectTypeOf<{ pageUrl: string }>().not.toExtend<Call<'getSafeInfo'>>()

  type Decode = { parameters: { chainId: string }; body: { operation: 0; data: '0x' } }
  expectTypeOf<Decode>().toExtend<Call<'decodeData'>>()
  expectTypeOf<Omit<Decode, 'body'>>().not.toExtend<Call<'decodeData'>>()
  expectTypeOf<Omit<Decode, 'body'> & { body: { operation: 2; data: Hex } }>().not.toExtend<
    Call<'decodeData'>
  >()
  expectTypeOf<Omit<Decode, 'body'> & { query: { safes: string } }>().not.toExtend<Call<'getSafeOverviews'>>()
})

test('behavior: what comes out is typed', () => {
  expectTypeOf<Answer<'getSafeInfo'>['owners'][number]['value']>().toEqualTypeOf<Address>()
  expectTypeOf<Answer<'getSafeInfo'>['guard']>().toExtend<{ value: Address } | null>()
  expectTypeOf<Answer<'getTransactionDetails'>['txStatus']>().toEqualTypeOf<TransactionStatus | OtherMember>()
  expectTypeOf<Answer<'confirmMessage'>>().toEqualTypeOf<void>()
  expectTypeOf<Answer<'getFiatCodes'>>().toEqualTypeOf<string[]>()
})

test('behavior: a known member narrows in spite of the unknown ones', () => {
  const read = (item: Answer<'getTransactionHistory'>['results'][number]): string | number | undefined => {
    if (item.type === 'DATE_LABEL') return item.timestamp
    if (item.type === 'CONFLICT_HEADER') return item.nonce
    if (item.type === 'LABEL') return String(item.label)
    if (item.type !== 'TRANSACTION') return String(item.type)
    const { txInfo } = item.transaction
    if (txInfo.type === 'Transfer' && txInfo.transferInfo.type === 'ERC20')
      return txInfo.transferInfo.decimals
    return txInfo.type === 'Custom' ? txInfo.methodName : undefined
  }
  expect(read({ type: 'DATE_LABEL', timestamp: 5 })).toBe(5)
})

test('error: a base URL that is none', async () => {
  for (const baseUrl of ['', '/v1', 'gateway.example', 'ftp://gateway.example', 'https://a.example?x=1'])
    await expect(callEndpoint({ baseUrl }, getFiatCodes, {})).rejects.toThrow(
      'is not the address of a gateway',
    )
})
