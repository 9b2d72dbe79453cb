import { sendEther } from '@love/safe/build/sends'
import fc from 'fast-check'
import { getAddress, maxUint256, numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { parseBigints, stringifyBigints } from '../../../storage/bigintJson.ts'
import { readText } from '../../../storage/stored.ts'
import { type Draft, type DraftPart, mostParts, movedPart, withPart } from './draft.ts'
import { draftOf } from './draftSchema.ts'

const parseDraft = (text: string | null) => readText(text, draftOf, parseBigints)
const at = (number: number) => getAddress(numberToHex(number, { size: 20 }))
const [owner, newOwner, module, contract] = [at(1), at(2), at(3), at(4)]
const gift: DraftPart = { kind: 'call', call: sendEther({ to: owner, amount: maxUint256 }) }
const changes: readonly DraftPart[] = [
  { kind: 'change', change: { kind: 'addOwner', owner, threshold: 2 } },
  { kind: 'change', change: { kind: 'removeOwner', owner, threshold: 1 } },
  { kind: 'change', change: { kind: 'swapOwner', owner, newOwner } },
  { kind: 'change', change: { kind: 'changeThreshold', threshold: 3 } },
  { kind: 'change', change: { kind: 'enableModule', module } },
  { kind: 'change', change: { kind: 'disableModule', module } },
  { kind: 'change', change: { kind: 'setGuard', contract } },
  { kind: 'change', change: { kind: 'setFallbackHandler', contract } },
]
const draft = movedPart([gift, ...changes].reduce<Draft>(withPart, []), 2, 1)

test('default: a batch comes back as it was, in its order and to the last wei', () => {
  expect(parseDraft(stringifyBigints(draft))).toEqual(draft)
  expect(parseDraft(null)).toEqual([])
})

test('error: a batch of which one part is broken is none', () => {
  const text = stringifyBigints(draft)
  for (const [from, to] of [
    [String(maxUint256), String(maxUint256 + 1n)],
    [String(maxUint256), '-1'],
    ['"data":"0x"', '"data":"0x1"'],
    [`"to":"${owner}"`, '"to":"0x12"'],
    ['"kind":"swapOwner"', '"kind":"swap"'],
    ['"threshold":3', '"threshold":1.5'],
    [`"module":"${module}"`, '"module":null'],
    ['"id":3', '"id":1'],
    ['"kind":"change"', '"kind":"__proto__"'],
  ] as const) {
    expect(text, from).toContain(from)
    expect(parseDraft(text.replace(from, to)), from).toEqual([])
  }
  const many = Array.from({ length: mostParts + 1 }, (_, id) => ({ ...gift, id }))
  expect(parseDraft(stringifyBigints(many))).toEqual([])
})

test('error: whatever is stored, nothing throws', () => {
  const text = stringifyBigints(draft)
  fc.assert(
    fc.property(fc.json(), fc.nat(), (json, place) => {
      const cut = place % text.length
      for (const stored of [json, text.slice(0, cut) + json + text.slice(cut)])
        for (const { id } of parseDraft(stored)) expect(Number.isSafeInteger(id)).toBe(true)
    }),
  )
})
