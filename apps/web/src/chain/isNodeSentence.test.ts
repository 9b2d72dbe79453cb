import { expect, test } from 'vitest'
import { failureAnswer, missingAnswer } from '../../../server/src/rpc/upstreams/failureAnswer.ts'
import { isNodeSentence } from './isNodeSentence.ts'

test('default: every failure that the server words itself is known here', () => {
  for (const kind of ['busy', 'timeout', 'broken', 'unreachable'] as const) {
    const reply = failureAnswer([kind === 'busy' ? { kind, retryAfter: null } : { kind }])
    expect('error' in reply && isNodeSentence(reply.error.message), kind).toBe(true)
  }
  expect('error' in missingAnswer && isNodeSentence(missingAnswer.error.message)).toBe(true)
})

test('error: what others say is not', () => {
  for (const words of [undefined, 7, '', 'internal error', 'Nobody', 'Two', `Two nodes ${'!'.repeat(200)}`])
    expect(isNodeSentence(words)).toBe(false)
})
