import { safeAbi } from '@love/contracts/abi/safe.abi'
import { spenderModuleAbi } from '@love/contracts/abi/spenderModule.abi'
import { love } from '@love/protocol/tokens/love'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { war3 } from '@love/protocol/tokens/war3'
import { encodeFunctionData, erc20Abi, parseEther } from 'viem'
import type { Contracts } from '../deploy/deployContracts.ts'
import { type DevnetClient, sender } from '../devnetClient.ts'
import type { Roles } from '../roles.ts'
import { executeSafeTransaction, type SafeTransaction } from '../safe/executeSafeTransaction.ts'
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
