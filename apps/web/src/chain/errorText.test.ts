import { NotDeployedError } from '@love/protocol/errors/NotDeployedError'
import { BaseError, HttpRequestError, TimeoutError } from 'viem'
import { expect, test } from 'vitest'
import { errorText } from './errorText.ts'

const url = 'https://node.example/secret-key'

function inContractCall(cause: Error): BaseError {
  return new BaseError('The contract function "getReserves" failed.', { cause })
}

test('default: an error of the protocol says what it is and what to do', () => {
  expect(errorText(new NotDeployedError('LOVE', 5))).toBe(
    'LOVE has no contract on chain 5. Switch to a network that LOVE runs on.',
  )
})

test.each([
  [new TimeoutError({ body: {}, url }), 'The node did not answer within 10 seconds.'],
  [new HttpRequestError({ url }), 'The server cannot be reached. Check that you are connected.'],
  [
    new HttpRequestError({ url, status: 429 }),
    'The server asks for a pause: too many requests came from here.',
  ],
  [new HttpRequestError({ url, status: 502 }), 'The server cannot reach the chain just now (502).'],
  [new HttpRequestError({ url, status: 403 }), 'The server refused the request (403).'],
])('behavior: the cause of a failed read is named, never its address', (cause, words) => {
  expect(errorText(cause)).toBe(words)
  expect(errorText(inContractCall(cause))).toBe(words)
})

test('behavior: another answer of the node keeps its short message', () => {
  expect(errorText(new BaseError('Execution reverted.'))).toBe(
    'The node gave an answer that does not fit: Execution reverted.',
  )
})

test.each([undefined, null, 'text', new TypeError('x is not a function')])(
  'error: %s has words too',
  (thrown) => {
    expect(errorText(thrown)).toBe('Something went wrong that this program does not know.')
  },
)
