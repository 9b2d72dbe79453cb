import { faithVaultAbi } from '@love/contracts/abi/faithVault.abi'
import { weth9Abi } from '@love/contracts/abi/weth9.abi'
import type { Deployment } from '@love/contracts/deployments/deployment'
import { readPair } from '@love/protocol/actions/readPair'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { faith, love, tokens, weth } from '@love/protocol/tokens/tokens'
import { type Address, erc20Abi, parseEther } from 'viem'
import { type Contracts, deployContracts } from '../deploy/deployContracts.ts'
import { deployEns } from '../deploy/deployEns.ts'
import { type DevnetClient, sender } from '../devnetClient.ts'
import { openingPairs, openingPrices } from '../market/openingMarket.ts'
import { usdAmount } from '../market/usdAmount.ts'
import { writeHistory } from '../market/writeHistory.ts'
import type { Roles } from '../roles.ts'
import { investInLiquidity } from './investInLiquidity.ts'
import { pauseVault } from './pauseVault.ts'
import { safeHistory } from './safeHistory.ts'
import { seedChildSafe, seedSpendingLimit } from './seedExample.ts'
import { seedFarm } from './seedFarm.ts'
import { seedNames } from './seedNames.ts'
import { seedPairs } from './seedPairs.ts'
import { type SeededSafes, seedSafes } from './seedSafes.ts'

export type SeedChainParameters = {
  roles: Roles
  historyHours: number
  now: () => number
  /** Where the contracts shall be. */
  deployment: Deployment
  /** With a Safe inside another, a limit that was spent from, and liquidity whose cost is known. */
  example?: boolean
}

export type SeededChain = { readonly contracts: Contracts; readonly safes: SeededSafes }

/** Everything that is on the devnet when people arrive, ending with a block of this moment. */
export async function seedChain(client: DevnetClient, parameters: SeedChainParameters): Promise<SeededChain> {
  const { roles, historyHours, now, deployment, example = false } = parameters
  const contracts = await deployContracts(client, roles, deployment)
  await seedBalances(client, contracts, roles)
  await seedPairs(client, contracts, roles)
  await seedFarm(client, contracts, roles)
  await seedVault(client, contracts, roles)
  const safes = await seedSafes(client, contracts, roles)
  if (example) {
    await seedChildSafe(client, contracts, { roles, safes })
    await investInLiquidity(client, { deployment, account: roles.demo[0] })
  }
  const steps = safeHistory(client, contracts, roles, safes)
  const pairs = await Promise.all(openingPairs.map(({ pair }) => readPair(client, { deployment, pair })))
  const { timestamp } = await client.getBlock()
  const growVault = historyHours > 0 ? await pauseVault(client, contracts, roles) : undefined
  await writeHistory(client, {
    contracts,
    roles,
    pairs,
    from: Number(timestamp),
    hours: historyHours,
    events: spread(steps, historyHours),
  })
  if (historyHours < steps.length) for (const step of steps) await step()
  if (example) await seedSpendingLimit(client, contracts, { roles, safes })
  await deployEns(client, roles.deployer)
  await seedNames(client, roles, safes)
  await growVault?.(Math.floor(now() / 1000) - Number(timestamp))
  await client.setNextBlockTimestamp({ timestamp: BigInt(Math.floor(now() / 1000)) })
  await client.mine({ blocks: 1 })
  return { contracts, safes }
}

function spread<T>(steps: readonly T[], hours: number): ReadonlyMap<number, T> {
  if (hours < steps.length) return new Map()
  return new Map(steps.map((step, index) => [Math.floor(((index + 1) * hours) / (steps.length + 1)), step]))
}

async function seedVault(client: DevnetClient, { deployment }: Contracts, roles: Roles): Promise<void> {
  const [first, second] = roles.demo
  const entries: [Address, bigint][] = [
    [roles.whale, parseEther('8000000')],
    [first, parseEther('50000')],
    [second, parseEther('20000')],
  ]
  const vault = tokenAddress(deployment, faith)
  for (const [account, amount] of entries) {
    const from = sender(account)
    await client.writeContract({
      ...from,
      abi: erc20Abi,
      address: tokenAddress(deployment, love),
      functionName: 'approve',
      args: [vault, amount],
    })
    await client.writeContract({
      ...from,
      abi: faithVaultAbi,
      address: vault,
      functionName: 'enter',
      args: [amount],
    })
  }
}

const traderUsd = 500_000

const demoUsd = 5_000

const whaleUsd = 100_000

/** Everyone gets some of every token; ether they have from genesis. */
async function seedBalances(client: DevnetClient, { deployment, trader }: Contracts, roles: Roles) {
  const from = sender(roles.deployer)
  await client.writeContract({
    ...from,
    abi: weth9Abi,
    address: tokenAddress(deployment, weth),
    functionName: 'deposit',
    value: parseEther('2000'),
  })
  const shares: [Address, number][] = [
    [trader, traderUsd],
    [roles.whale, whaleUsd],
    ...roles.demo.map((account): [Address, number] => [account, demoUsd]),
  ]
  for (const token of tokens) {
    const price = openingPrices[token.symbol]
    if (price === undefined) continue
    for (const [to, usd] of shares)
      await client.writeContract({
        ...from,
        abi: erc20Abi,
        address: tokenAddress(deployment, token),
        functionName: 'transfer',
        args: [to, usdAmount(usd, price, token)],
      })
  }
}
