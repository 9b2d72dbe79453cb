import * as fc from 'fast-check'
import { getAddress } from 'viem'
import type * as z from 'zod/mini'
import { message } from '../../src/api/messageRequests.ts'
import {
  cursor,
  fiatCode,
  instant,
  limit,
  offset,
  safeList,
  timeZone,
  transactionId,
} from '../../src/api/queryValues.ts'
import { pageLimit } from '../../src/api/service/servicePage.ts'
import {
  address,
  callData,
  chainId,
  decimal,
  hash,
  nonce,
  replyAddress,
  signature,
} from '../../src/api/values.ts'

const hexBytes = (least: number, most: number) =>
  fc
    .uint8Array({ minLength: least, maxLength: most })
    .map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`)
const lower = hexBytes(20, 20)
const anyAddress = fc.oneof(
  lower,
  lower.map((text) => getAddress(text)),
)
const uint = (bits: bigint) => fc.bigInt({ min: 0n, max: 2n ** bits - 1n })
const digitsOrNumber = (most: number) => fc.nat({ max: most }).chain((n) => fc.constantFrom(n, String(n)))
const chain = fc.integer({ min: 1, max: 2 ** 50 })
const entry = fc.tuple(chain, anyAddress).map(([id, safe]) => `${id}:${safe}`)
const typedData = fc.record({
  domain: fc.record({ name: fc.string({ unit: 'grapheme' }), chainId: chain }, { requiredKeys: [] }),
  types: fc.constant({ Mail: [{ name: 'text', type: 'string' }] }),
  message: fc.record({ text: fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0')) }),
})

/** For what a pattern or a sum decides: text made at random would hardly ever fit. */
export const knownArbitraries = new Map<z.core.$ZodType, fc.Arbitrary<unknown>>([
  [address, anyAddress],
  [replyAddress, anyAddress],
  [hash, hexBytes(32, 32)],
  [callData, hexBytes(0, 200)],
  [signature, hexBytes(65, 200)],
  [decimal, fc.constantFrom(8n, 64n, 256n).chain(uint).map(String)],
  [nonce, digitsOrNumber(2 ** 31 - 1)],
  [chainId, chain.chain((id) => fc.constantFrom(id, String(id)))],
  [offset, digitsOrNumber(1_000_000)],
  [limit, fc.integer({ min: 1, max: 100 }).chain((n) => fc.constantFrom(n, String(n)))],
  [pageLimit, fc.integer({ min: 1, max: 1_000_000 }).chain((n) => fc.constantFrom(n, String(n)))],
  [cursor, fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/)],
  [fiatCode, fc.constantFrom('usd', 'USD', 'eur')],
  [
    instant,
    fc
      .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((d) => d.toISOString()),
  ],
  [timeZone, fc.constantFrom('UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires')],
  [safeList, fc.array(entry, { minLength: 1, maxLength: 5 }).map((entries) => entries.join(','))],
  [
    transactionId,
    fc.oneof(
      hexBytes(32, 32),
      fc.tuple(lower, hexBytes(32, 32)).map(([safe, id]) => `multisig_${safe}_${id}`),
      fc
        .tuple(lower, fc.stringMatching(/^[ei][0-9a-f]{64}[0-9]{1,4}$/))
        .map(([safe, id]) => `transfer_${safe}_${id}`),
      lower.map((safe) => `creation_${safe}`),
    ),
  ],
  [
    message,
    fc.oneof(
      fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0')),
      typedData,
    ),
  ],
])
