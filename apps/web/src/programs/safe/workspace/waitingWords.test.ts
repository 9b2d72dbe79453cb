import { expect, test } from 'vitest'
import { waitingWords } from './SafeHead.tsx'

test('default: what waits for you comes first', () => {
  expect(waitingWords({ queued: 0, awaitingConfirmation: null })).toBe('Queue is empty')
  expect(waitingWords({ queued: 3, awaitingConfirmation: null })).toBe('3 queued')
  expect(waitingWords({ queued: 3, awaitingConfirmation: 1 })).toBe('1 needs your signature, 3 queued')
  expect(waitingWords({ queued: 3, awaitingConfirmation: 2 })).toBe('2 need your signature, 3 queued')
})
