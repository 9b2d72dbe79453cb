import { safeAbi } from '@love/contracts/abi/safe.abi'
import { type SafeSettings, SENTINEL } from '@love/safe/build/owners'
import { sendEther } from '@love/safe/build/sends'
import fc from 'fast-check'
import { type Address, decodeFunctionData, getAddress, numberToHex, pad, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { runs } from '../../../../../../packages/contracts/testRuns.ts'
import {
  type Draft,
  type DraftPart,
  mostParts,
  movedPart,
  withoutPart,
  withPart,
} from '../../../wallet/safe/batch/draft.ts'
import { planDraft } from './planDraft.ts'

const address = (number: number): Address => getAddress(pad(numberToHex(number), { size: 20 }))
const [safe, ann, bob, cid] = [address(0xaa), address(0xa1), address(0xb2), address(0xc3)]
const settings: SafeSettings = { safe, version: '1.4.1', owners: [ann, bob], threshold: 2, modules: [] }
const draftOf = (...parts: readonly DraftPart[]) => parts.reduce<Draft>(withPart, [])
const add: DraftPart = { kind: 'change', change: { kind: 'addOwner', owner: cid, threshold: 2 } }
const removeAnn: DraftPart = { kind: 'change', change: { kind: 'removeOwner', owner: ann, threshold: 2 } }
const gift: DraftPart = { kind: 'call', call: sendEther({ to: bob, amount: 1n }) }

test('default: a change begins where those before it end', () => {
  const { parts, after } = planDraft(settings, draftOf(add, gift, removeAnn))
  expect(after?.owners).toEqual([cid, bob])
  const last = parts[2]
  if (!last || !('call' in last)) throw new Error('It was refused.')
  // The newcomer stands before who is removed.
  expect(decodeFunctionData({ abi: safeAbi, data: last.call.data }).args).toEqual([cid, ann, 2n])
})

test('behavior: in another order what does not fit says why, and the rest stays', () => {
  const draft = movedPart(draftOf(add, gift, removeAnn), 3, -1)
  const { parts } = planDraft(settings, movedPart(draft, 3, -1))
  expect(parts.map(({ id }) => id)).toEqual([3, 1, 2])
  expect(parts[0]).toMatchObject({
    words: `Remove owner ${ann}`,
    problem: expect.stringMatching('A threshold of 2 is not possible'),
  })
  expect(parts.slice(1).every((part) => 'call' in part)).toBe(true)
})

test('behavior: before the chain is read only changes wait', () => {
  const { parts, after } = planDraft(undefined, draftOf(gift, add))
  expect(after).toBeUndefined()
  expect(parts[0]).toHaveProperty('call')
  expect(parts[1]).toMatchObject({ problem: 'Loading the Safe…' })
})

test('error: whatever is changed in whatever order, it is a call of the Safe to itself or words', () => {
  const anyone = fc.constantFrom(ann, bob, cid, safe, zeroAddress, SENTINEL)
  const threshold = fc.integer({ min: -1, max: 4 })
  const change = fc.oneof(
    fc.record({ kind: fc.constant('addOwner' as const), owner: anyone, threshold }),
    fc.record({ kind: fc.constant('removeOwner' as const), owner: anyone, threshold }),
    fc.record({ kind: fc.constant('swapOwner' as const), owner: anyone, newOwner: anyone }),
    fc.record({ kind: fc.constant('changeThreshold' as const), threshold }),
    fc.record({ kind: fc.constantFrom('enableModule' as const, 'disableModule' as const), module: anyone }),
    fc.record({
      kind: fc.constantFrom('setGuard' as const, 'setFallbackHandler' as const),
      contract: anyone,
    }),
  )
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      const { parts, after } = planDraft(
        settings,
        draftOf(...changes.map((each) => ({ kind: 'change' as const, change: each }))),
      )
      for (const part of parts)
        if ('call' in part) expect(part.call.to).toBe(safe)
        else expect(part.problem.length).toBeGreaterThan(10)
      if (!after) throw new Error('The settings are lost.')
      expect(after.threshold).toBeGreaterThan(0)
      expect(after.threshold).toBeLessThanOrEqual(after.owners.length)
      expect(new Set(after.owners).size).toBe(after.owners.length)
    }),
    { numRuns: runs(300, 10_000) },
  )
})

test('behavior: parts move by one place, go away alone and are no more than fit', () => {
  const draft = draftOf(gift, add, removeAnn)
  expect(movedPart(draft, 1, -1)).toEqual(draft)
  expect(movedPart(draft, 3, 1)).toEqual(draft)
  expect(movedPart(draft, 2, 1).map(({ id }) => id)).toEqual([1, 3, 2])
  const left = withoutPart(draft, 2)
  expect(left.map(({ id }) => id)).toEqual([1, 3])
  expect(withPart(left, gift).map(({ id }) => id)).toEqual([1, 3, 4])
  const full = draftOf(...Array.from({ length: mostParts + 5 }, () => gift))
  expect(full).toHaveLength(mostParts)
})
