import { allowanceModuleAbi } from '@love/contracts/abi/allowanceModule.abi'
import { safeAbi } from '@love/contracts/abi/safe.abi'
import { devnet, devnetExtras } from '@love/contracts/deployments/1337'
import { allowanceModules } from '@love/contracts/deployments/allowanceModules'
import { safeContracts } from '@love/contracts/deployments/safe'
import { shortAddress } from '@love/protocol/format/shortAddress'
import { updateOf } from '@love/safe/build/update'
import { callTree } from '@love/safe/decode/callTree'
import { deployCall, type NewSafe, newSafeAddress } from '@love/safe/make/newSafe'
import { encodeMultiSend, type MultiSendCall } from '@love/safe/multiSend'
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  erc721Abi,
  getAddress,
  type Hex,
  maxUint256,
  numberToHex,
  parseAbi,
  parseEther,
  zeroAddress,
} from 'viem'
import { expect, test } from 'vitest'
import { contractBook } from '../known/contractBook.ts'
import { callWords } from './callWords.ts'

const safe = devnetExtras.teamSafe
const ann = getAddress(numberToHex(0xa11, { size: 20 }))
const bea = getAddress(numberToHex(0xbea, { size: 20 }))
const deps = { safe, nameOf: (address: Address) => (address === ann ? 'Ann' : undefined) }
const call = (to: Address, data: Hex = '0x', value = 0n): MultiSendCall => ({ operation: 0, to, value, data })
const words = (tx: MultiSendCall) => callWords(callTree(tx, { book: contractBook() }), deps)
const token = (functionName: 'transfer' | 'approve', raw: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName, args: [ann, raw] })
const own = (functionName: string, args: readonly unknown[]) =>
  call(safe, encodeFunctionData({ abi: safeAbi as never, functionName, args } as never))

test('default: ether, listed tokens and allowances, with names of the address book', () => {
  expect(words(call(ann, '0x', parseEther('0.5')))).toBe('Send 0.5 ETH to Ann')
  expect(words(call(bea, '0x', 1n))).toBe('Send <0.000001 ETH to 0x0000…0bEA')
  expect(words(call(devnet.tokens.LOVE, token('transfer', parseEther('2500'))))).toBe(
    'Send 2,500 LOVE to Ann',
  )
  expect(words(call(devnet.tokens.USDT, token('approve', maxUint256)))).toBe(
    'Approve Ann to spend unlimited USDT',
  )
  expect(words(call(devnet.tokens.USDT, token('approve', 0n)))).toBe('Revoke Ann’s USDT approval')
})

test('behavior: a letter of our own collection is sent by its name and number', () => {
  const letter = (from: Address, to: Address = devnetExtras.letters) =>
    call(to, encodeFunctionData({ abi: erc721Abi, functionName: 'safeTransferFrom', args: [from, ann, 2n] }))
  expect(words(letter(safe))).toBe('Send LETTER #2 to Ann')
  expect(words(letter(bea))).toBe('Send LETTER #2 from 0x0000…0bEA to Ann')
  expect(words(letter(safe, bea))).toBe('Call safeTransferFrom on 0x0000…0bEA')
  const approve = encodeFunctionData({ abi: erc721Abi, functionName: 'approve', args: [ann, 2n] })
  expect(words(call(devnetExtras.letters, approve))).toMatch(/^Call approve on/)
})

test('behavior: a Safe that is made is named with its team; a factory call that does more is only a call', () => {
  const plan: NewSafe = { version: '1.4.1', isL2: true, owners: [ann, bea], threshold: 2, salt: 0n }
  const { to, data } = deployCall(plan)
  expect(words(call(to, data))).toBe(`Deploy Safe ${shortAddress(newSafeAddress(plan))} (2 of 2 owners)`)
  expect(words(call(to, `${data}00`))).toMatch(/^Call createProxyWithNonce on Safe 1\.4\.1 factory/)
})

test('behavior: for a signature every digit is said, also inside of a batch', () => {
  const data = encodeMultiSend([call(ann, '0x', 1n), call(devnet.tokens.USDT, token('transfer', 1_239_999n))])
  const tx = { ...call(safeContracts.multiSendCallOnly, data), operation: 1 as const }
  expect(callWords(callTree(tx, { book: contractBook() }), { ...deps, isExact: true })).toBe(
    'Batch of 2 calls: Send 0.000000000000000001 ETH to Ann; Send 1.239999 USDT to Ann',
  )
})

test('behavior: changes of the Safe itself are said as what they are', () => {
  expect(words(own('addOwnerWithThreshold', [bea, 2n]))).toBe(
    'Add owner 0x0000…0bEA and set the threshold to 2',
  )
  expect(words(own('removeOwner', [bea, ann, 1n]))).toBe('Remove owner Ann and set the threshold to 1')
  expect(words(own('swapOwner', [bea, ann, bea]))).toBe('Replace owner Ann with 0x0000…0bEA')
  expect(words(own('changeThreshold', [3n]))).toBe('Change threshold to 3')
  expect(words(own('enableModule', [ann]))).toMatch('can act without signatures')
  expect(words(own('setGuard', [zeroAddress]))).toBe('Remove guard')
})

const limit = (functionName: string, args: readonly unknown[], to = allowanceModules[0]?.address ?? bea) =>
  call(to, encodeFunctionData({ abi: allowanceModuleAbi as never, functionName, args } as never))

test('default: spending limits in words, of the official modules alone', () => {
  const usdt = devnet.tokens.USDT
  const given = [ann, usdt, 1_000_000_000n, 10_080, 0] as const
  expect(words(limit('setAllowance', given))).toBe(
    'Ann may spend up to 1,000 USDT every 7 days without signatures',
  )
  expect(words(limit('setAllowance', [ann, zeroAddress, parseEther('2'), 0, 0]))).toBe(
    'Ann may spend up to 2 ETH in total without signatures',
  )
  expect(words(limit('setAllowance', [ann, bea, 5n, 0, 0]))).toContain(
    '5 of the smallest units of 0x0000…0bEA',
  )
  expect(words(limit('addDelegate', [ann]))).toBe('Let Ann use spending limits')
  expect(words(limit('resetAllowance', [ann, usdt]))).toBe('Reset Ann’s USDT limit: nothing counts as spent')
  expect(words(limit('deleteAllowance', [ann, zeroAddress]))).toBe('Revoke Ann’s ETH limit')
  expect(words(limit('removeDelegate', [ann, true]))).toBe('Remove Ann and all their spending limits')
  expect(words(limit('removeDelegate', [ann, false]))).toBe('Remove Ann from spending limits')
  const spent = [safe, usdt, bea, 7_000_000n, zeroAddress, 0n, ann, '0x']
  expect(words(limit('executeAllowanceTransfer', spent))).toBe(
    'Spend 7 USDT of this Safe to 0x0000…0bEA, from Ann’s limit',
  )
  expect(words(limit('setAllowance', given, bea))).toBe('Undecoded call (0xbeaeb388) to 0x0000…0bEA')
})

test('behavior: a batch that gives a limit says how much first, and then how it is prepared', () => {
  const module = allowanceModules[0]?.address
  const calls = [
    own('enableModule', [module]),
    limit('addDelegate', [ann]),
    limit('setAllowance', [ann, zeroAddress, parseEther('2'), 10_080, 0]),
  ]
  const tx = { ...call(safeContracts.multiSendCallOnly, encodeMultiSend(calls)), operation: 1 as const }
  expect(words(tx)).toMatch(
    /^Batch of 3 calls: Ann may spend up to 2 ETH every 7 days without signatures; Enable module .*; and 1 more$/,
  )
})

test('error: bytes behind a limit are not called a limit', () => {
  const { data, ...rest } = limit('addDelegate', [ann])
  expect(words({ ...rest, data: `${data}00` })).toBe('Call addDelegate on AllowanceModule 0.1.0')
})

test('behavior: an update says to which release, and from which where that is known', () => {
  const code = { isVerified: true, version: '1.3.0', isL2: false, singleton: safeContracts.safe } as const
  const update = (version: '1.1.1' | '1.3.0') =>
    updateOf({ safe, code: { ...code, version }, fallbackHandler: undefined })?.calls ?? []
  for (const tx of [...update('1.3.0'), ...update('1.1.1').slice(0, 1)]) {
    expect(words(tx)).toBe('Update this Safe to 1.4.1')
    const tree = callTree(tx, { book: contractBook() })
    expect(callWords(tree, { ...deps, version: '1.3.0' })).toBe('Update this Safe from 1.3.0 to 1.4.1')
  }
})

test('error: code of nobody’s release is never called an update', () => {
  const change = parseAbi(['function changeMasterCopy(address masterCopy)'])
  expect(words(call(safe, encodeFunctionData({ abi: change, args: [bea] })))).toBe(
    'Replace this Safe’s code with 0x0000…0bEA',
  )
  const [tx] =
    updateOf({
      safe,
      code: { isVerified: true, version: '1.3.0', isL2: false, singleton: safeContracts.safe },
      fallbackHandler: undefined,
    })?.calls ?? []
  expect(tx && words({ ...tx, to: bea })).toMatch(/^Delegatecall/)
  expect(tx && words({ ...tx, data: `${tx.data}00` })).toMatch(/^Delegatecall/)
})

test('behavior: a call to itself with nothing in it is a rejection', () => {
  expect(words(call(safe))).toBe('On-chain rejection')
})

test('behavior: a batch says how many and the first two', () => {
  const data = encodeMultiSend([call(ann, '0x', 1n), own('changeThreshold', [1n]), call(bea, '0x', 1n)])
  const tx = { ...call(safeContracts.multiSendCallOnly, data), operation: 1 as const }
  expect(words(tx)).toBe('Batch of 3 calls: Send <0.000001 ETH to Ann; Change threshold to 1; and 1 more')
})

test('behavior: bytes of a batch that are only sent to somebody are no batch of this Safe', () => {
  const data = encodeMultiSend([call(ann, '0x', 1n)])
  expect(words(call(bea, data, parseEther('2')))).toBe('Call multiSend on 0x0000…0bEA with 2 ETH')
})

test('behavior: what one Safe makes another do is said as that', () => {
  const args = [ann, parseEther('1'), '0x', 0, 0n, 0n, 0n, zeroAddress, zeroAddress, '0x'] as const
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'execTransaction', args })
  expect(words(call(bea, data))).toBe('Execute in Safe 0x0000…0bEA: Send 1 ETH to Ann')
  expect(words(call(bea, data, parseEther('2')))).toBe(
    'Execute in Safe 0x0000…0bEA with 2 ETH: Send 1 ETH to Ann',
  )
})

test('behavior: a token that nobody lists has no amount that could be believed', () => {
  expect(words(call(bea, token('transfer', 5n)))).toBe('Call transfer on 0x0000…0bEA')
})

test('error: what cannot be read says so, and a delegatecall is never dressed up', () => {
  expect(words(call(bea, '0xdeadbeef', 1n))).toBe(
    'Undecoded call (0xdeadbeef) to 0x0000…0bEA with <0.000001 ETH',
  )
  expect(words(call(safe, '0x610b5925'))).toBe('Undecoded enableModule call to this Safe')
  expect(words({ ...call(bea, token('transfer', 5n)), operation: 1 })).toMatch(/^Delegatecall/)
  const batch = encodeMultiSend([call(ann, '0x', 1n)])
  expect(words({ ...call(bea, batch), operation: 1 })).toBe(
    'Delegatecall to 0x0000…0bEA: its code runs as this Safe',
  )
})
