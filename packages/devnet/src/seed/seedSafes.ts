import { loveLetterAbi } from '@love/contracts/abi/loveLetter.abi'
import { safeContracts } from '@love/contracts/deployments/safe'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { love, usdt, war3 } from '@love/protocol/tokens/tokens'
import { type Address, erc20Abi, parseEther, parseUnits } from 'viem'
import type { Contracts } from '../deploy/deployContracts.ts'
import { type DevnetClient, sender } from '../devnetClient.ts'
import type { Roles } from '../roles.ts'
import { createSafe } from '../safe/createSafe.ts'

export type SeededSafes = {
  /** 2 of 3: the demo accounts. */
  readonly teamSafe: Address
  /** 1 of 1: the first demo account, on the contract without L2 events. */
  readonly soloSafe: Address
}

/** Two Safes with something in them. */
export async function seedSafes(
  client: DevnetClient,
  contracts: Contracts,
  roles: Roles,
): Promise<SeededSafes> {
  const [first] = roles.demo
  const teamSafe = await createSafe(client, {
    singleton: safeContracts.safeL2,
    owners: roles.demo,
    threshold: 2n,
    from: first,
  })
  const soloSafe = await createSafe(client, {
    singleton: safeContracts.safe,
    owners: [first],
    threshold: 1n,
    from: first,
  })
  await fill(client, contracts, roles, teamSafe)
  await client.sendTransaction({ ...sender(first), to: soloSafe, value: parseEther('1') })
  return { teamSafe, soloSafe }
}

async function fill(client: DevnetClient, { deployment, letters }: Contracts, roles: Roles, safe: Address) {
  const from = sender(roles.deployer)
  await client.sendTransaction({ ...sender(roles.demo[0]), to: safe, value: parseEther('25') })
  const gifts = [
    { raw: parseEther('400000'), token: love },
    { raw: parseEther('150000'), token: war3 },
    { raw: parseUnits('12500', usdt.decimals), token: usdt },
  ]
  for (const { raw, token } of gifts)
    await client.writeContract({
      ...from,
      abi: erc20Abi,
      address: tokenAddress(deployment, token),
      functionName: 'transfer',
      args: [safe, raw],
    })
  for (let letter = 0; letter < 2; letter++)
    await client.writeContract({
      ...from,
      abi: loveLetterAbi,
      address: letters,
      functionName: 'mint',
      args: [safe],
    })
}
