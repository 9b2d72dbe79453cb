import { maxUint256 } from 'viem'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import {
  cursor,
  fiatCode,
  flag,
  instant,
  limit,
  offset,
  safeList,
  timeZone,
  transactionId,
} from './queryValues.ts'
import { address, callData, chainId, decimal, hash, nonce, operation, signature, text } from './values.ts'

const safe = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const bytes = (count: number) => `0x${'ab'.repeat(count)}`
const longest = 64 * 1024
/** Not to be compared with a number. */
const immeasurable = { length: { valueOf: 1, toString: 1 } }
const origin = text({ mostCharacters: 200 })

type Case = {
  readonly schema: z.ZodMiniType
  readonly takes: readonly (readonly [unknown, unknown])[]
  readonly refuses: readonly unknown[]
}

const cases: Readonly<Record<string, Case>> = {
  address: {
    schema: address,
    takes: [
      [safe, safe],
      [safe.toLowerCase(), safe],
    ],
    refuses: [
      safe.toUpperCase(),
      `0x${safe.slice(2).toUpperCase()}`,
      safe.replace('5a', '5A'),
      `${safe}0`,
      '0x',
      '',
      7,
      null,
      `${safe}\n`,
    ],
  },
  hash: {
    schema: hash,
    takes: [[bytes(32).toUpperCase().replace('X', 'x'), bytes(32)]],
    refuses: [bytes(31), bytes(33), 'ab', 1],
  },
  callData: {
    schema: callData,
    takes: [
      ['0x', '0x'],
      ['0xAB', '0xab'],
      [bytes(longest), bytes(longest)],
    ],
    refuses: ['0x1', '0xZZ', '', 'ab', bytes(longest + 1), bytes(100_000), null, 0, immeasurable],
  },
  signature: {
    schema: signature,
    takes: [
      [bytes(65), bytes(65)],
      [bytes(8192), bytes(8192)],
    ],
    refuses: ['0x', bytes(64), `${bytes(65)}a`, bytes(8193)],
  },
  decimal: {
    schema: decimal,
    takes: [
      ['0', '0'],
      [String(maxUint256), String(maxUint256)],
    ],
    refuses: [
      String(maxUint256 + 1n),
      '1.5',
      '-1',
      '01',
      '1e21',
      '0x10',
      '１',
      '',
      ' 1',
      1e21,
      1,
      null,
      '9'.repeat(100_000),
    ],
  },
  nonce: {
    schema: nonce,
    takes: [
      ['7', 7],
      [7, 7],
      ['9007199254740991', Number.MAX_SAFE_INTEGER],
    ],
    refuses: [
      '9007199254740992',
      2 ** 53,
      -1,
      1.5,
      '1.0',
      '07',
      '0x1',
      '',
      true,
      Number.NaN,
      Number.POSITIVE_INFINITY,
    ],
  },
  chainId: {
    schema: chainId,
    takes: [
      [1337, '1337'],
      ['1', '1'],
    ],
    refuses: [0, '0', '01', '1\0', '../1', 1.5, ''],
  },
  limit: {
    schema: limit,
    takes: [
      ['1', 1],
      [100, 100],
    ],
    refuses: ['-1', '100000', 101, 0, '1e1', 'all'],
  },
  offset: { schema: offset, takes: [['0', 0]], refuses: ['9e99', '-1', '1000001'] },
  operation: {
    schema: operation,
    takes: [
      [0, 0],
      [1, 1],
    ],
    refuses: [2, '1', '0', true, false, null, 0.5],
  },
  cursor: {
    schema: cursor,
    takes: [['eyJ_-1', 'eyJ_-1']],
    refuses: ['../../', '', 'a b', 'a\0', 'x'.repeat(513)],
  },
  flag: {
    schema: flag,
    takes: [
      ['true', true],
      [false, false],
    ],
    refuses: ['1', 'yes', 1, ''],
  },
  fiatCode: { schema: fiatCode, takes: [['USD', 'usd']], refuses: ['', 'u$d', 'dollars', '..'] },
  instant: {
    schema: instant,
    takes: [
      ['2026-01-31', Date.UTC(2026, 0, 31)],
      ['2026-01-31T12:00:00+02:00', Date.UTC(2026, 0, 31, 10)],
      ['2026-01-31T12:00:00.123Z', Date.UTC(2026, 0, 31, 12, 0, 0, 123)],
    ],
    refuses: ['yesterday', '2026-13-01', '2026-01-31T12:00:00', '01/02/2026', '1700000000', ''],
  },
  timeZone: {
    schema: timeZone,
    takes: [['Europe/Berlin', 'Europe/Berlin']],
    refuses: ['Mars/Base', '', "UTC'--", '../etc'],
  },
  text: {
    schema: origin,
    takes: [['{"url":"https://app.example"}', '{"url":"https://app.example"}']],
    refuses: ['a\0b', '\ud800', 'x'.repeat(201), 5, null],
  },
  transactionId: {
    schema: transactionId,
    takes: [
      bytes(32),
      `multisig_${safe}_${bytes(32)}`,
      `creation_${safe}`,
      `transfer_${safe}_e${'a'.repeat(64)}12`,
      `module_${safe}_i1f,0`,
    ].map((id) => [id, id] as const),
    refuses: [
      '',
      '..',
      `multisig_${safe}_`,
      `multisig_${safe}_a/b`,
      `other_${safe}_1`,
      bytes(31),
      '1 OR 1=1',
    ],
  },
  safeList: {
    schema: safeList,
    takes: [
      [
        `1:${safe},1337:${safe.toLowerCase()}`,
        [
          { chainId: '1', address: safe },
          { chainId: '1337', address: safe },
        ],
      ],
    ],
    refuses: ['', safe, `1:${safe},`, `0:${safe}`, `1:${safe}:x`, Array(51).fill(`1:${safe}`).join(',')],
  },
}

describe.each(Object.entries(cases))('%s', (_, { schema, takes, refuses }) => {
  test('default: takes', () => {
    for (const [value, meaning] of takes) expect(schema.parse(value)).toEqual(meaning)
  })

  test('error: refuses', () => {
    for (const value of [...refuses, undefined, {}, []])
      expect(schema.safeParse(value).success, String(value)).toBe(false)
  })
})
