import { safeAbi } from '@love/contracts/abi/safe.abi'
import { sender } from '@love/devnet/devnetClient'
import type { Devnet } from '@love/devnet/startDevnet'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { love } from '@love/protocol/tokens/tokens'
import { type Address, encodeFunctionData, erc20Abi, numberToHex, padHex } from 'viem'
import { execute } from './safeLife.ts'

export type SafeBlocksParameters = { safe: Address; blocks: number; seed: number }

/** Mines blocks in which something happens to a Safe; in one of six nothing. The seed decides what. */
export async function safeBlocks(
  devnet: Devnet,
  { safe, blocks, seed }: SafeBlocksParameters,
): Promise<void> {
  const { client, contracts, roles } = devnet
  const stranger = (block: number): Address => padHex(numberToHex(0x5afe000 + block), { size: 20 })
  for (let block = seed; block < seed + blocks; block++) {
    const what = block % 6
    if (what === 0) await client.mine({ blocks: 1 })
    if (what === 1)
      await client.sendTransaction({ ...sender(roles.demo[0]), to: safe, value: BigInt(1_000 + block) })
    if (what === 2) await execute(devnet, safe, { to: roles.demo[2], value: BigInt(1 + (block % 50)) })
    if (what === 3)
      await client.writeContract({
        ...sender(roles.deployer),
        abi: erc20Abi,
        address: tokenAddress(contracts.deployment, love),
        functionName: 'transfer',
        args: [safe, BigInt(block)],
      })
    if (what === 4) {
      const data = encodeFunctionData({
        abi: safeAbi,
        functionName: 'addOwnerWithThreshold',
        args: [stranger(block), 2n],
      })
      await execute(devnet, safe, { data })
    }
    if (what === 5) {
      const [newest = safe] = await client.readContract({
        abi: safeAbi,
        address: safe,
        functionName: 'getOwners',
      })
      const isOurs = roles.demo.includes(newest)
      const before = padHex('0x1', { size: 20 })
      const data = isOurs
        ? '0x'
        : encodeFunctionData({ abi: safeAbi, functionName: 'removeOwner', args: [before, newest, 2n] })
      await execute(devnet, safe, { to: isOurs ? roles.demo[1] : safe, data })
    }
  }
}

/** Goes back to the snapshot; blocks that follow have other hashes than before. */
export async function forkAt(devnet: Devnet, snapshot: `0x${string}`, seed: number): Promise<void> {
  await devnet.client.revert({ id: snapshot })
  await devnet.client.request<{ Method: string; Parameters: [string]; ReturnType: unknown }>({
    method: 'hardhat_setPrevRandao',
    params: [`0x${seed.toString(16).padStart(64, '7')}`],
  })
}
