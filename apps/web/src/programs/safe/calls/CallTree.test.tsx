import { safeAbi } from '@love/contracts/abi/safe.abi'
import { devnet, devnetExtras } from '@love/contracts/deployments/1337'
import { safeContracts } from '@love/contracts/deployments/safe'
import { encodeMultiSend, type MultiSendCall } from '@love/safe/multiSend'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  maxUint256,
  numberToHex,
} from 'viem'
import { expect, test } from 'vitest'
import { CallTree } from './CallTree.tsx'

const safe = devnetExtras.teamSafe
const bea = getAddress(numberToHex(0xbea, { size: 20 }))
const call = (to: Address, data: Hex = '0x', value = 0n): MultiSendCall => ({ operation: 0, to, value, data })
const inBatch = (calls: readonly MultiSendCall[], to: Address = safeContracts.multiSend): MultiSendCall => ({
  ...call(to, encodeMultiSend(calls)),
  operation: 1,
})
const threshold = call(
  safe,
  encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args: [1n] }),
)
const shown = (tx: MultiSendCall, words?: readonly string[]) =>
  renderToStaticMarkup(<CallTree safe={safe} tx={tx} {...(words && { words })} />).replaceAll('<!-- -->', '')

test('default: whom it goes to in full, exact ether, and what is passed', () => {
  expect(shown(call(bea, '0x', 1n))).toContain('Send 0.000000000000000001 ETH to')
  const args = [bea, 100_000_000n] as const
  const markup = shown(
    call(devnet.tokens.USDT, encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })),
  )
  for (const text of ['Send 100 USDT to 0x0000…0bEA', '>USDT<', '>transfer<', `>${bea}<`, '100000000'])
    expect(markup).toContain(text)
  expect(markup).toContain(`>${devnet.tokens.USDT}<`)
})

test('behavior: whoever signs reads the same exact amount everywhere', () => {
  const args = [bea, 1_239_999n] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
  expect(shown(call(devnet.tokens.USDT, data))).toContain('Send 1.239999 USDT to 0x0000…0bEA')
  const markup = shown(call(bea, '0x', 1_239_999_999_999_999_999n))
  expect(markup).toContain('Send 1.239999999999999999 ETH to 0x0000…0bEA')
  expect(markup).not.toContain('1.23 ETH')
})

test('behavior: a change of the Safe is flagged at any depth that can be opened #dangers-confirmed', () => {
  let tx = threshold
  for (let depth = 1; depth <= 5; depth++) {
    tx = inBatch([call(bea, '0x', 1n), tx])
    const markup = shown(tx)
    expect(markup).toContain('This changes who controls the Safe: changeThreshold. It changes the threshold.')
    expect(markup.match(/Batch of 2 calls/g)).toHaveLength(depth)
  }
})

test('behavior: the words of whoever asked stand beside those of the bytes, never instead of them', () => {
  const markup = shown(inBatch([call(bea, '0x', 1n), threshold]), ['Win a prize', 'Nothing'])
  for (const text of ['Win a prize', 'Send 0.000000000000000001 ETH to', 'Nothing', 'Change threshold'])
    expect(markup).toContain(text)
})

test('error: code that only seems to be a batch, an endless allowance and unknown bytes are said in red', () => {
  const fake = shown(inBatch([call(bea, '0x', 1n)], bea))
  expect(fake).toContain('<p class="error-text">Delegatecall')
  expect(fake).toContain('Delegatecall to 0x0000…0bEA')
  expect(shown(inBatch([call(bea, '0x', 1n)]))).not.toContain('delegatecall')
  const args = [bea, maxUint256] as const
  const endless = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args })
  expect(shown(call(devnet.tokens.USDT, endless))).toContain('<p class="error-text">Unlimited approval')
  const unknown = shown(call(bea, '0xdeadbeef'))
  for (const text of ['Undecoded call (0xdeadbeef)', 'Unknown contract', 'Paste an ABI'])
    expect(unknown).toContain(text)
})
