import type { DevnetClient } from '@love/devnet/devnetClient'
import { pairAddress } from '@love/protocol/pairs/pairAddress'
import { loveEth } from '@love/protocol/pairs/pairs'
import { numberToHex } from 'viem'
import type { MadePairs } from './makePairs.ts'

/** Where a pair keeps both reserves, and how far apart they are in it. */
const RESERVES_SLOT = 8
const RESERVE_BITS = 112n

/** The real contract with reserves at every address, without the thousands of transactions that lead there. */
export async function placePairs(client: DevnetClient, { deployment, pairs }: MadePairs): Promise<void> {
  const bytecode = await client.getCode({ address: pairAddress(deployment, loveEth) })
  const reserves = ((10n ** 24n) << RESERVE_BITS) | (10n ** 22n)
  for (const pair of pairs) {
    if (pair === loveEth) continue
    const address = pairAddress(deployment, pair)
    await client.setCode({ address, bytecode: bytecode ?? '0x' })
    await client.setStorageAt({ address, index: RESERVES_SLOT, value: numberToHex(reserves, { size: 32 }) })
  }
}
