import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../packages/contracts/testRuns.ts'
import { recordedNetwork } from '../../test/recordedNetwork.ts'
import { parseAllowedHost } from './allowedHost.ts'
import { createGuardedFetch } from './createGuardedFetch.ts'
import { isPublicAddress } from './isPublicAddress.ts'
import { FetchError } from './readBody.ts'

const hosts = ['images.example', '*.example.org'].flatMap((text) => parseAllowedHost(text) ?? [])
const limits = { bytes: 100, timeoutMs: 1_000 }

/** Pieces that make parsers disagree, put together at random. */
const piece = fc.constantFrom(
  ...[
    'https://',
    'http://',
    'https:',
    '//',
    '/',
    '\\',
    '@',
    ':',
    '.',
    '#',
    '?',
    '%2f',
    '%00',
    '%40',
    '\t',
    ' ',
  ],
  'images.example',
  'a.example.org',
  'evil.example',
  'localhost',
  '127.0.0.1',
  '[::1]',
  '0x7f',
  '443',
  '80',
  'user',
  'ipfs:',
  'data:',
  '。',
  '\u202e',
  '٠',
  'ａ',
)
const address = fc.oneof(
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  fc.array(piece, { maxLength: 6 }).map((pieces) => `https://${pieces.join('')}`),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.string(),
)

test('behavior: whatever is asked for, only listed names are looked up and only their addresses are connected #pictures-fetched', async () => {
  await fc.assert(
    fc.asyncProperty(address, async (text) => {
      const network = recordedNetwork({ 'images.example': ['1.1.1.1'], 'a.example.org': ['1.1.1.1'] })
      const fetchBytes = createGuardedFetch({ hosts, types: [], limits, ...network })
      const error = await fetchBytes(text).catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(FetchError)
      for (const name of network.resolved) expect(name).toMatch(/^(images\.example|.+\.example\.org)$/)
      for (const attempt of network.attempts) expect(attempt).toEqual({ address: '1.1.1.1', port: 443 })
    }),
    { numRuns: runs(2_000, 100_000) },
  )
})

test('behavior: an IPv4 address is as public as its translation, and never public in disguise', () => {
  fc.assert(
    fc.property(fc.ipV4(), (ip) => {
      expect(isPublicAddress(`64:ff9b::${ip}`)).toBe(isPublicAddress(ip))
      expect(isPublicAddress(`::ffff:${ip}`)).toBe(false)
      expect(isPublicAddress(`::${ip}`)).toBe(false)
    }),
    { numRuns: runs(2_000, 100_000) },
  )
})
