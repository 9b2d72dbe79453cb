import { uniswapV2Router02Abi } from '@love/contracts/abi/uniswapV2Router02.abi'
import { devnet } from '@love/contracts/deployments/1337'
import {
  concat,
  decodeFunctionData,
  encodeFunctionData,
  type Hex,
  numberToHex,
  parseSignature,
  serializeCompactSignature,
  signatureToCompactSignature,
  slice,
  zeroHash,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { fillPermit } from './fillPermit.ts'

const account = privateKeyToAccount(numberToHex(7, { size: 32 }))
const data = encodeFunctionData({
  abi: uniswapV2Router02Abi,
  functionName: 'removeLiquidityWithPermit',
  args: [
    devnet.tokens.LOVE,
    devnet.tokens.USDT,
    1n,
    2n,
    3n,
    account.address,
    4n,
    false,
    0,
    zeroHash,
    zeroHash,
  ],
})
/** Both parities occur among these. */
const messages = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

test.each(messages)(
  'default: v, r and s of %j become the last three arguments, in every spelling',
  async (message) => {
    const signature = await account.signMessage({ message })
    const { r, s, yParity } = parseSignature(signature)
    const compact = serializeCompactSignature(signatureToCompactSignature({ r, s, yParity }))
    const spellings: readonly Hex[] = [
      signature,
      concat([slice(signature, 0, 64), numberToHex(yParity, { size: 1 })]),
      compact,
    ]
    for (const spelling of spellings) {
      const filled = fillPermit(data, spelling)
      expect(filled.length).toBe(data.length)
      const { args } = decodeFunctionData({ abi: uniswapV2Router02Abi, data: filled })
      expect(args?.slice(0, 8)).toEqual([
        devnet.tokens.LOVE,
        devnet.tokens.USDT,
        1n,
        2n,
        3n,
        account.address,
        4n,
        false,
      ])
      expect(args?.slice(8)).toEqual([27 + yParity, r, s])
    }
  },
)

test.each(['0x', '0x12', null, undefined, 5, `0x${'11'.repeat(66)}`, `0x${'11'.repeat(64)}25`, 'signed'])(
  'error: %j is no signature',
  (answer) => {
    expect(() => fillPermit(data, answer)).toThrow()
  },
)
