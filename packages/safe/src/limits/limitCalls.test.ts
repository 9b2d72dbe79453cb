import { allowanceModuleAbi } from '@love/contracts/abi/allowanceModule.abi'
import { allowanceModules } from '@love/contracts/deployments/allowanceModules'
import { decodeFunctionData, encodeFunctionData, getAddress, numberToHex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { encodeMultiSend } from '../multiSend.ts'
import type { Limit } from './limit.ts'
import { type GiveLimitParameters, giveLimit, revokeLimit } from './limitCalls.ts'
import { givesLimit } from './limitModules.ts'

const person = (number: number) => getAddress(numberToHex(number, { size: 20 }))
const module = allowanceModules[1]?.address ?? zeroAddress
const [safe, ann, bea] = [person(0x5afe), person(0xa11), person(0xbea)]
const usdt = { address: person(0x0d), symbol: 'USDT', decimals: 6 }
const limit: Limit = {
  delegate: ann,
  token: usdt.address,
  amount: 5n,
  spent: 1n,
  resetMinutes: 1_440,
  lastResetMinute: 9,
}
const asked: GiveLimitParameters = {
  safe,
  module: { address: module, isEnabled: true },
  known: { delegates: [], limits: [], readAt: 6_000 },
  leftovers: [],
  delegate: ann,
  token: usdt,
  amount: 1_000_000_000n,
  resetMinutes: 10_080,
}
const callsOf = (calls: readonly { data: `0x${string}` }[]) =>
  calls.map(({ data }) => {
    const { functionName, args } = decodeFunctionData({ abi: allowanceModuleAbi, data })
    return [functionName, ...(args ?? [])]
  })

test('default: who is no delegate yet becomes one, with the limit in words', () => {
  const calls = giveLimit(asked)
  expect(callsOf(calls)).toEqual([
    ['addDelegate', ann],
    ['setAllowance', ann, usdt.address, 1_000_000_000n, 10_080, 0],
  ])
  expect(calls.at(-1)?.words).toBe(`Let ${ann} spend up to 1,000 USDT every 7 days`)
})

test('behavior: another period of a limit begins now, the same one goes on', () => {
  const known = { delegates: [ann], limits: [limit], readAt: 6_000 }
  expect(callsOf(giveLimit({ ...asked, known }))[0]?.at(-1)).toBe(100)
  expect(callsOf(giveLimit({ ...asked, known, resetMinutes: 1_440 }))[0]?.at(-1)).toBe(0)
  expect(callsOf(giveLimit({ ...asked, known, resetMinutes: 0 }))[0]?.at(-1)).toBe(0)
})

test('behavior: neither a module nor a delegate comes back with limits from before', () => {
  const known = { delegates: [ann, bea], limits: [limit], readAt: 6_000 }
  const off = giveLimit({
    ...asked,
    known,
    module: { address: module, isEnabled: false },
    leftovers: [limit],
  })
  expect(callsOf(off).slice(0, 3)).toEqual([
    ['removeDelegate', ann, true],
    ['removeDelegate', bea, true],
    ['addDelegate', ann],
  ])
  const again = giveLimit({ ...asked, leftovers: [{ ...limit, token: zeroAddress }] })
  expect(callsOf(again).slice(0, 2)).toEqual([
    ['deleteAllowance', ann, zeroAddress],
    ['addDelegate', ann],
  ])
})

test('behavior: only who has no limit left is removed', () => {
  const ether = { ...limit, token: zeroAddress }
  const one = { module, delegate: ann, token: usdt }
  expect(callsOf(revokeLimit(one, { limits: [limit, ether] }))).toEqual([
    ['deleteAllowance', ann, usdt.address],
  ])
  expect(callsOf(revokeLimit(one, { limits: [limit, { ...limit, delegate: bea }] }))).toEqual([
    ['deleteAllowance', ann, usdt.address],
    ['removeDelegate', ann, true],
  ])
})

const twin = getAddress(`0x01${ann.slice(4)}`)
test.each([
  [{ delegate: zeroAddress }, 'The zero address cannot spend.'],
  [{ delegate: safe }, 'This is the Safe itself: it needs no limit.'],
  [{ amount: 0n }, 'The amount is zero.'],
  [{ amount: 2n ** 96n }, 'The amount is too large for the module.'],
  [{ resetMinutes: 65_536 }, 'The module cannot count this period.'],
  [
    { known: { delegates: [twin], limits: [], readAt: 0 } },
    'The module cannot tell this address from another delegate.',
  ],
])('error: what the module would refuse or mistake is said before: %#', (wrong, words) => {
  expect(() => giveLimit({ ...asked, ...wrong })).toThrow(words)
})

test('default: a limit is found in any batch, also where its bytes are cut; other calls are none', () => {
  const [, give] = giveLimit(asked)
  if (!give) throw new Error('There is no limit.')
  const { to, data } = give
  const inBatch = encodeMultiSend([{ operation: 0, to, value: 0n, data }])
  expect(givesLimit({ to, data })).toBe(true)
  expect(givesLimit({ to: safe, data: inBatch })).toBe(true)
  expect(givesLimit({ to, data: data.slice(0, 30) as `0x${string}` })).toBe(true)
  expect(givesLimit({ to: safe, data })).toBe(false)
  const reset = encodeFunctionData({
    abi: allowanceModuleAbi,
    functionName: 'resetAllowance',
    args: [ann, usdt.address],
  })
  expect(givesLimit({ to, data: reset })).toBe(false)
})
