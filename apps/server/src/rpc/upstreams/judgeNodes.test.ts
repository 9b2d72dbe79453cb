import { expect, test } from 'vitest'
import { judgeNodes, type NodeObservation, type Seen } from './judgeNodes.ts'

const now = 1_800_000_000_000
const seen = (number: number, ageSeconds = 0, chainId = 1): Seen => {
  return { kind: 'seen', chainId, head: { number, hash: '0x', timestamp: now / 1000 - ageSeconds } }
}
const judge = (...observations: NodeObservation[]) =>
  judgeNodes(observations, { chainId: 1, now }).map(({ status }) => status)

test('default: nodes at about the same block are healthy', () => {
  expect(judge(seen(100), seen(92))).toEqual(['healthy', 'healthy'])
})

test('behavior: more than eight blocks behind the best', () => {
  expect(judge(seen(91), seen(100))).toEqual(['benched', 'healthy'])
})

test('behavior: an old head counts only while another is fresh', () => {
  expect(judge(seen(99, 61), seen(100, 5))).toEqual(['benched', 'healthy'])
  expect(judge(seen(99, 60), seen(100, 5))).toEqual(['healthy', 'healthy'])
  expect(judge(seen(100, 7200), seen(100, 7200))).toEqual(['healthy', 'healthy'])
  expect(judge(seen(100, 7200))).toEqual(['healthy'])
})

test('behavior: a node of another chain is never asked and sets no measure', () => {
  expect(judge(seen(9_000_000, 0, 5), seen(100, 70))).toEqual(['unusable', 'healthy'])
})

test('behavior: a silent node is asked last if it was on our chain, and never if that is not known', () => {
  const silent = (last?: Seen): NodeObservation => ({ kind: 'silent', last })
  expect(judge(silent(seen(1)), silent(seen(1, 0, 5)), silent())).toEqual(['benched', 'unusable', 'unusable'])
})
