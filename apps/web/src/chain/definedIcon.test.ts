import { loveEth, pairs } from '@love/protocol/pairs/pairs'
import { expect, test } from 'vitest'
import { definedIcon } from './definedIcon.ts'

test('default: every listed pair has a picture of its own', () => {
  for (const pair of pairs) expect(definedIcon(pair), pair.name).not.toBe('token-unknown')
})

test('error: an icon nobody drew becomes the shared one', () => {
  expect(definedIcon({ ...loveEth, icon: 'nothing' })).toBe('token-unknown')
})
