import { devnet } from '@love/contracts/deployments/1337'
import { transactionInfo } from '@love/safe/api/replies/transactionInfo'
import { getAddress, numberToHex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { infoWords } from './infoWords.ts'
import { dayWords, isoDay, momentWords } from './timeWords.ts'

const ann = { value: getAddress(numberToHex(0xa11, { size: 20 })) }
const bea = { value: getAddress(numberToHex(0xbea, { size: 20 })) }
const nameOf = (address: string) => (address === ann.value ? 'Ann' : undefined)
const words = (info: unknown) => infoWords(transactionInfo.parse(info), { nameOf })
const transfer = (transferInfo: object, direction = 'OUTGOING') => ({
  type: 'Transfer',
  sender: bea,
  recipient: ann,
  direction,
  transferInfo,
})

test('default: transfers by their direction, listed tokens by what we know of them', () => {
  const love = { type: 'ERC20', tokenAddress: devnet.tokens.LOVE, value: '2500000000000000000000' }
  expect(words(transfer({ ...love, tokenSymbol: 'EVIL', decimals: 2 }))).toBe('Sent 2,500 LOVE to Ann')
  expect(words(transfer({ type: 'NATIVE_COIN', value: '1' }, 'INCOMING'))).toBe(
    'Received <0.000001 ETH from 0x0000…0bEA',
  )
  const early = {
    ...transfer({ type: 'NATIVE_COIN', value: '1' }, 'INCOMING'),
    sender: { value: zeroAddress },
  }
  expect(words(early)).toBe('Received <0.000001 ETH, sent before this Safe was made')
  expect(
    words(transfer({ type: 'ERC721', tokenAddress: bea.value, tokenId: '7', tokenName: 'LOVE Letters' })),
  ).toBe('Sent LOVE Letters #7 to Ann')
  const letter = { type: 'ERC721', tokenAddress: devnet.collections.LETTER, tokenId: '2', tokenName: 'Evil' }
  expect(words(transfer(letter))).toBe('Sent LETTER #2 to Ann')
})

test('behavior: changes, batches, rejections and the beginning', () => {
  const change = (settingsInfo: object) => ({
    type: 'SettingsChange',
    dataDecoded: { method: 'm' },
    settingsInfo,
  })
  expect(words(change({ type: 'ADD_OWNER', owner: ann, threshold: 2 }))).toBe('Added owner Ann, threshold 2')
  expect(words(change({ type: 'DELETE_GUARD' }))).toBe('Removed guard')
  expect(words(change({ type: 'NEW_KIND' }))).toBe('Changed settings: m')
  const custom = { type: 'Custom', to: ann, dataSize: '4', value: '0', isCancellation: false }
  expect(words({ ...custom, methodName: 'deposit' })).toBe('Called deposit on Ann')
  expect(words(custom)).toBe('Undecoded call to Ann')
  expect(words({ ...custom, actionCount: 3 })).toBe('Batch of 3 calls')
  expect(words({ ...custom, isCancellation: true })).toBe('On-chain rejection')
  expect(words({ type: 'Creation', creator: ann, transactionHash: '0x' })).toBe('Safe created by Ann')
})

test('error: what strangers say is cleaned, and what cannot be shown says so', () => {
  const token = {
    type: 'ERC20',
    tokenAddress: bea.value,
    tokenSymbol: 'U\u202eSD',
    decimals: 6,
    value: '1e9',
  }
  expect(words(transfer(token))).toBe('Sent an unknown amount of USD to Ann')
  expect(words(transfer({ ...token, value: '5', decimals: 1_000_000 }))).toBe(
    'Sent an unknown amount of USD to Ann',
  )
  expect(words(transfer({ ...token, value: '5000000' }))).toBe('Sent 5 USD to Ann')
  expect(words({ type: 'SwapOrder', more: 1 })).toBe('Unknown transaction type “SwapOrder”')
})

test('error: a moment beyond all dates is no date', () => {
  expect([momentWords(1e20), dayWords(1e20), isoDay(1e20)]).toEqual(['n/a', 'Date unknown', ''])
  expect(isoDay(new Date(2026, 0, 5, 23, 59).getTime())).toBe('2026-01-05')
})
