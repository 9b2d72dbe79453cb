import { expect, test } from 'vitest'
import { readConfirmations } from './readConfirmations.ts'

test('default: the figure of the operator', async () => {
  expect(await readConfirmations(async () => Response.json({ confirmations: 3 }), 12)).toBe(3)
})

test.each([{}, null, [], { confirmations: 0 }, { confirmations: '3' }, { confirmations: 1.5 }])(
  'behavior: %j leaves the figure of the network',
  async (health) => {
    expect(await readConfirmations(async () => Response.json(health), 12)).toBe(12)
  },
)

test('error: a server that does not answer, or not in JSON, leaves the figure of the network', async () => {
  expect(await readConfirmations(() => Promise.reject(new TypeError('fetch failed')), 12)).toBe(12)
  expect(await readConfirmations(async () => new Response('<html>'), 12)).toBe(12)
})
