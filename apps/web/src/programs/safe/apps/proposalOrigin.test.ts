import { expect, test } from 'vitest'
import { proposalOrigin } from './proposalOrigin.ts'

const origin = 'https://app.example'

test('default: name and address, as gateways keep it', () => {
  expect(proposalOrigin({ name: 'An app', origin })).toBe('{"url":"https://app.example","name":"An app"}')
})

test('behavior: never longer than gateways take, and never half of it', () => {
  const long = proposalOrigin({ name: '"'.repeat(500), origin })
  expect(JSON.parse(long ?? '')).toEqual({ url: origin, name: '"'.repeat(60) })
  const host = `https://${'a'.repeat(150)}.example`
  expect(JSON.parse(proposalOrigin({ name: 'x'.repeat(60), origin: host }) ?? '')).toEqual({
    url: host,
    name: '',
  })
  expect(proposalOrigin({ name: 'x', origin: `https://${'a.'.repeat(120)}example` })).toBeUndefined()
})
