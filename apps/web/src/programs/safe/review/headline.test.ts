import { devnet, devnetExtras } from '@love/contracts/deployments/1337'
import { safeContracts } from '@love/contracts/deployments/safe'
import { rejection, safeTxOf } from '@love/safe/build/safeTxOf'
import { sendEther, sendToken } from '@love/safe/build/sends'
import { type Address, encodeFunctionData, erc20Abi, getAddress, numberToHex, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { headlineOf } from './headline.ts'

const safe = devnetExtras.teamSafe
const ann = getAddress(numberToHex(0xa11, { size: 20 }))
const bea = getAddress(numberToHex(0xbea, { size: 20 }))
const nameOf = (address: Address) => (address === ann ? 'Ann' : undefined)
const { multiSendCallOnly } = safeContracts
const headline = (...calls: Parameters<typeof safeTxOf>[0]['calls']) =>
  headlineOf(safeTxOf({ calls, nonce: 1n, multiSendCallOnly }), { facts: { safe, version: '1.4.1' }, nameOf })
const love = { address: devnet.tokens.LOVE, symbol: 'LOVE', decimals: 18 }

test('default: a name stands with its address, and the same words of a form or a list only repeat it', () => {
  const call = sendEther({ to: ann, amount: parseEther('1234.5') })
  const { words, repeats, payment } = headline(call)
  expect(words).toBe('Send 1,234.5 ETH to Ann (0x0000…0a11)')
  expect(payment).toEqual({ recipient: ann })
  for (const same of [undefined, call.words, 'Send 1,234.5 ETH to Ann', words])
    expect(repeats(same)).toBe(true)
  for (const other of ['Send 1,234.5 ETH to Bea', 'Pay the rent', '']) expect(repeats(other)).toBe(false)
})

test('behavior: a listed token is a payment too, with its contract beside the recipient', () => {
  const call = sendToken({ token: love, to: bea, amount: 5n })
  expect(headline(call).payment).toEqual({ recipient: bea, token: love.address })
  expect(headline(call).repeats(call.words)).toBe(true)
})

test('behavior: a rejection adds nothing to its headline', () => {
  const found = headlineOf(rejection(safe, 3n), { facts: { safe, version: '1.4.1' }, nameOf })
  expect(found).toMatchObject({ words: 'On-chain rejection', payment: {} })
})

test('error: whatever else is sent along, called or not listed is no plain payment', () => {
  const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [bea, 5n] })
  const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [bea, 5n] })
  for (const call of [
    { to: love.address, value: 1n, data: transfer },
    { to: love.address, value: 0n, data: `${transfer}00` as const },
    { to: love.address, value: 0n, data: approve },
    { to: bea, value: 0n, data: transfer },
    { to: bea, value: 1n, data: '0x', operation: 1 } as const,
  ])
    expect(headline(call).payment).toBeUndefined()
  expect(
    headline(sendEther({ to: ann, amount: 1n }), sendEther({ to: bea, amount: 1n })).payment,
  ).toBeUndefined()
})
