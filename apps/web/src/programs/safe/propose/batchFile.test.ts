import { devnet, devnetExtras } from '@love/contracts/deployments/1337'
import { readBatchFile } from '@love/safe/batchFile/readBatchFile'
import { encodeFunctionData, erc20Abi, getAddress, numberToHex, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { batchFileParts, batchFileWarnings, savedBatch } from './batchFile.ts'

const safe = devnetExtras.teamSafe
const ann = getAddress(numberToHex(0xa11, { size: 20 }))
const nameOf = (address: string) => (address === ann ? 'Ann' : undefined)
const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [ann, parseEther('5')] })
const method = { name: 'poke', inputs: [], payable: false }

function read(text: string) {
  const file = readBatchFile(text, { chainId: 1337, mostCalls: 300 })
  if (file.status === 'refused') throw new Error(file.problems.join(' '))
  return file
}

test('default: the calls of a file in words of their own bytes', () => {
  const file = read(
    JSON.stringify({
      version: '1.0',
      chainId: '1337',
      meta: {},
      transactions: [
        { to: ann, value: '1000000000000000000', data: null },
        { to: devnet.tokens.LOVE, value: '0', data: transfer },
        { to: ann, value: '0', data: null, contractMethod: method, contractInputsValues: null },
        { to: ann, value: '0', data: '0x12345678' },
      ],
    }),
  )
  const words = batchFileParts(file, { safe, nameOf }).map((part) => part.kind === 'call' && part.call.words)
  expect(words).toEqual([
    'Send 1 ETH to Ann',
    'Send 5 LOVE to Ann',
    'Call poke on Ann',
    'Undecoded call (0x12345678) to Ann',
  ])
})

test('behavior: what is saved is opened again, and warns only of what is not as it was', () => {
  const calls = [{ to: ann, value: 5n, data: '0x' as const }]
  const saved = savedBatch({ safe, chainId: 1337, name: 'Wages', calls, createdAt: Date.UTC(2026, 0, 2) })
  expect(saved.name).toBe(`love-batch-${safe.slice(0, 8)}-2026-01-02.json`)
  expect(batchFileWarnings(read(saved.text), safe)).toEqual([])
  expect(batchFileWarnings(read(saved.text.replace('"5"', '"6"')), ann)).toEqual([
    expect.stringMatching('The checksum is wrong'),
    expect.stringMatching('Made for another Safe'),
  ])
})
