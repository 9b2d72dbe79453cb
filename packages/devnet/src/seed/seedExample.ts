import { allowanceModuleAbi } from '@love/contracts/abi/allowanceModule.abi'
import { safeAbi } from '@love/contracts/abi/safe.abi'
import { allowanceModules } from '@love/contracts/deployments/allowanceModules'
import { safeContracts } from '@love/contracts/deployments/safe'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { usdt } from '@love/protocol/tokens/tokens'
import { type Address, encodeFunctionData, erc20Abi, parseEther, parseUnits, zeroAddress } from 'viem'
import type { Contracts } from '../deploy/deployContracts.ts'
import { type DevnetClient, sender } from '../devnetClient.ts'
import type { Roles } from '../roles.ts'
import { createSafe } from '../safe/createSafe.ts'
import { executeSafeTransaction } from './safeHistory.ts'
import type { SeededSafes } from './seedSafes.ts'

type ExampleParameters = { roles: Roles; safes: SeededSafes }

const dollars = (amount: string) => parseUnits(amount, usdt.decimals)

/** A Safe that the team's Safe owns together with the third demo account, with something in it. */
export async function seedChildSafe(
  client: DevnetClient,
  { deployment }: Contracts,
  { roles, safes: { teamSafe } }: ExampleParameters,
): Promise<Address> {
  const [first, , third] = roles.demo
  const childSafe = await createSafe(client, {
    singleton: safeContracts.safeL2,
    owners: [teamSafe, third],
    threshold: 2n,
    from: first,
  })
  await client.sendTransaction({ ...sender(first), to: childSafe, value: parseEther('3') })
  await client.writeContract({
    ...sender(roles.deployer),
    abi: erc20Abi,
    address: tokenAddress(deployment, usdt),
    functionName: 'transfer',
    args: [childSafe, dollars('1800')],
  })
  return childSafe
}

const minutesPerWeek = 10_080

/** The third demo account may spend 500 USDT of the team a week, and has begun to. */
export async function seedSpendingLimit(
  client: DevnetClient,
  { deployment }: Contracts,
  { roles: { demo }, safes: { teamSafe } }: ExampleParameters,
): Promise<void> {
  const [first, second, third] = demo
  const module = allowanceModules.at(-1)?.address ?? zeroAddress
  const token = tokenAddress(deployment, usdt)
  const calls = [
    {
      to: teamSafe,
      data: encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [module] }),
    },
    {
      to: module,
      data: encodeFunctionData({ abi: allowanceModuleAbi, functionName: 'addDelegate', args: [third] }),
    },
    {
      to: module,
      data: encodeFunctionData({
        abi: allowanceModuleAbi,
        functionName: 'setAllowance',
        args: [third, token, dollars('500'), minutesPerWeek, 0],
      }),
    },
  ]
  for (const transaction of calls)
    await executeSafeTransaction(client, { safe: teamSafe, signers: [first, second], transaction })
  await client.writeContract({
    ...sender(third),
    abi: allowanceModuleAbi,
    address: module,
    functionName: 'executeAllowanceTransfer',
    // Without a signature it asks who sends the transaction.
    args: [teamSafe, token, second, dollars('120'), zeroAddress, 0n, third, '0x'],
  })
}
