import { safeAbi } from '@love/contracts/abi/safe.abi'
import { spenderModuleAbi } from '@love/contracts/abi/spenderModule.abi'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { love, war3 } from '@love/protocol/tokens/tokens'
import { type Address, concat, encodeFunctionData, erc20Abi, type Hex, parseEther, zeroAddress } from 'viem'
import type { Contracts } from '../deploy/deployContracts.ts'
import { type DevnetClient, sender } from '../devnetClient.ts'
import type { Roles } from '../roles.ts'
import type { SeededSafes } from './seedSafes.ts'

/** What the team's Safe did in its first weeks, in order. */
export function safeHistory(
  client: DevnetClient,
  { deployment, spenderModule }: Contracts,
  { demo: [first, second, third] }: Roles,
  { teamSafe }: SeededSafes,
): readonly (() => Promise<unknown>)[] {
  const execute = (transaction: SafeTransaction) =>
    executeSafeTransaction(client, { safe: teamSafe, signers: [first, second], transaction })
  const sendLove = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [second, parseEther('2500')],
  })
  const sendWar3 = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [third, parseEther('100')],
  })
  return [
    () => execute({ to: tokenAddress(deployment, love), data: sendLove }),
    () => execute({ to: third, value: parseEther('0.5') }),
    () =>
      execute({
        to: teamSafe,
        data: encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [spenderModule] }),
      }),
    () =>
      execute({
        to: spenderModule,
        data: encodeFunctionData({ abi: spenderModuleAbi, functionName: 'setSpender', args: [third] }),
      }),
    () =>
      client.writeContract({
        ...sender(third),
        abi: spenderModuleAbi,
        address: spenderModule,
        functionName: 'execute',
        args: [teamSafe, tokenAddress(deployment, war3), 0n, sendWar3],
      }),
  ]
}

type SafeTransaction = { to: Address; value?: bigint; data?: Hex }

const types = {
  SafeTx: [
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'data', type: 'bytes' },
    { name: 'operation', type: 'uint8' },
    { name: 'safeTxGas', type: 'uint256' },
    { name: 'baseGas', type: 'uint256' },
    { name: 'gasPrice', type: 'uint256' },
    { name: 'gasToken', type: 'address' },
    { name: 'refundReceiver', type: 'address' },
    { name: 'nonce', type: 'uint256' },
  ],
} as const

/** Signed by the given owners and sent by the first of them. */
export async function executeSafeTransaction(
  client: DevnetClient,
  {
    safe,
    signers,
    transaction,
  }: { safe: Address; signers: readonly [Address, ...Address[]]; transaction: SafeTransaction },
): Promise<void> {
  const { to, value = 0n, data = '0x' } = transaction
  const nonce = await client.readContract({ abi: safeAbi, address: safe, functionName: 'nonce' })
  const message = {
    to,
    value,
    data,
    operation: 0,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
    nonce,
  }
  const domain = { chainId: client.chain.id, verifyingContract: safe }
  // The Safe wants signatures in the order of their owners' addresses.
  const ordered = [...signers].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
  const signatures: Hex[] = []
  for (const account of ordered)
    signatures.push(await client.signTypedData({ account, domain, types, primaryType: 'SafeTx', message }))
  await client.writeContract({
    ...sender(signers[0]),
    abi: safeAbi,
    address: safe,
    functionName: 'execTransaction',
    args: [to, value, data, 0, 0n, 0n, 0n, zeroAddress, zeroAddress, concat(signatures)],
  })
}
