import { devnet } from '@love/contracts/deployments/1337'
import fc from 'fast-check'
import { decodeFunctionData, erc20Abi, maxUint256 } from 'viem'
import { expect, test } from 'vitest'
import { runs } from '../../../contracts/testRuns.ts'
import { lpToken } from '../pairs/pair.ts'
import { pairAddress } from '../pairs/pairAddress.ts'
import { loveEth } from '../pairs/pairs.ts'
import { eth, love, usdt } from '../tokens/tokens.ts'
import { approvalCalls } from './approvalCalls.ts'
import type { IntentCall } from './intent.ts'

const router = { deployment: devnet, spender: devnet.router, spenderName: 'the router' }
const approvedBy = ({ data }: IntentCall) => {
  const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data })
  expect(functionName).toBe('approve')
  expect(args[0]).toBe(devnet.router)
  return args[1]
}

test('default: exactly what is needed, in words', () => {
  const [call, ...rest] = approvalCalls({ ...router, token: usdt, amount: 100_000_000n, allowance: 0n })
  expect(call).toMatchObject({
    words: 'Approve the router to spend 100 USDT',
    to: devnet.tokens.USDT,
    value: 0n,
  })
  expect(call && approvedBy(call)).toBe(100_000_000n)
  expect(rest).toEqual([])
})

test('default: ether needs none, and neither does what is allowed already', () => {
  expect(approvalCalls({ ...router, token: eth, amount: 5n, allowance: 0n })).toEqual([])
  expect(approvalCalls({ ...router, token: love, amount: 5n, allowance: 5n })).toEqual([])
  expect(approvalCalls({ ...router, token: usdt, amount: 5n, allowance: 9n, unlimited: true })).toEqual([])
})

test('behavior: USDT wants its old allowance back first', () => {
  const calls = approvalCalls({ ...router, token: usdt, amount: 5n, allowance: 4n })
  expect(calls.map(approvedBy)).toEqual([0n, 5n])
  expect(calls[0]?.words).toBe('Reset the old USDT approval to 0 (required by USDT)')
  expect(approvalCalls({ ...router, token: love, amount: 5n, allowance: 4n }).map(approvedBy)).toEqual([5n])
})

test('behavior: everything only when asked for #exact-approval', () => {
  const [call] = approvalCalls({ ...router, token: love, amount: 5n, allowance: 0n, unlimited: true })
  expect(call && approvedBy(call)).toBe(maxUint256)
  expect(call?.words).toContain('unlimited')
})

test('behavior: a token that no deployment lists is given by its address', () => {
  const address = pairAddress(devnet, loveEth)
  const [call] = approvalCalls({
    address,
    token: lpToken(loveEth),
    spender: devnet.router,
    spenderName: 'the router',
    amount: 10n ** 18n,
    allowance: 0n,
  })
  expect(call).toMatchObject({ to: address, words: 'Approve the router to spend 1 LOVE-ETH LP' })
})

test('behavior: never more than asked for, and enough afterwards #exact-approval', () => {
  const amounts = fc.bigInt({ min: 0n, max: maxUint256 })
  fc.assert(
    fc.property(fc.constantFrom(love, usdt), amounts, amounts, (token, amount, allowance) => {
      const approved = approvalCalls({ ...router, token, amount, allowance }).map(approvedBy)
      expect(approved.every((value) => value === 0n || value === amount)).toBe(true)
      expect(approved.at(-1) ?? allowance).toBeGreaterThanOrEqual(amount)
    }),
    { numRuns: runs(200, 5_000) },
  )
})
