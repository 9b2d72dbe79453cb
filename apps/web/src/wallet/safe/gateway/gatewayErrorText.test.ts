import { RequestTimeoutError } from '@love/http/request'
import { SafeApiError, SafeRequestError } from '@love/safe/api/client/errors'
import { expect, test } from 'vitest'
import { isFinal } from './gatewayDefaults.ts'
import { gatewayErrorText } from './gatewayErrorText.ts'

const refused = (status: number, message: string, gatewayCode?: number) =>
  new SafeApiError({ reason: 'refused', status, message, gatewayCode })

test('default: the words of the gateway without its number, as one sentence', () => {
  const error = refused(404, '404: This is no Safe that can be followed: it has no owners.', 404)
  expect(gatewayErrorText(error)).toBe('This is no Safe that can be followed: it has no owners.')
  expect(gatewayErrorText(refused(422, '1: nonce is too low', 1))).toBe('nonce is too low.')
})

test('behavior: hidden characters of a stranger are not shown, nor more than can be read', () => {
  const text = gatewayErrorText(refused(400, `7: a\u202eb${'c'.repeat(900)}`, 7))
  expect(text).toMatch(/^abc+\.$/)
  expect(text.length).toBeLessThan(310)
})

test('error: every other failure has words a person can act on', () => {
  expect(gatewayErrorText(refused(404, 'Not Found'))).toBe('The Safe service rejected the request (404).')
  expect(gatewayErrorText(refused(429, '429: slow', 429))).toMatch('Too many requests')
  expect(gatewayErrorText(refused(503, 'Service Unavailable'))).toMatch('(503). Try again in a moment.')
  expect(gatewayErrorText(refused(503, '503: The chain is away', 503))).toMatch('The chain is away.')
  expect(
    gatewayErrorText(
      new SafeApiError({ reason: 'unreadable', status: 200, message: 'Invalid response content' }),
    ),
  ).toMatch('Unexpected response')
  expect(gatewayErrorText(new SafeRequestError('address is not an address'))).toMatch('nothing was sent')
  expect(gatewayErrorText(new RequestTimeoutError(10_000))).toMatch('within 10 seconds')
  expect(gatewayErrorText(new TypeError('Failed to fetch'))).toMatch('cannot be reached')
})

test('behavior: what would be answered the same is not asked again', () => {
  expect([400, 404, 422].map((status) => isFinal(refused(status, '')))).toEqual([true, true, true])
  expect([401, 408, 429, 500, 503].some((status) => isFinal(refused(status, '')))).toBe(false)
  expect([isFinal(new SafeRequestError('')), isFinal(new TypeError(''))]).toEqual([true, false])
})
