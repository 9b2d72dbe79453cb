import { blockingGuardAbi } from '@love/contracts/abi/blockingGuard.abi'
import { historyTraderAbi } from '@love/contracts/abi/historyTrader.abi'
import { loveLetterAbi } from '@love/contracts/abi/loveLetter.abi'
import { spenderModuleAbi } from '@love/contracts/abi/spenderModule.abi'
import { blockingGuardBytecode } from '@love/contracts/artifacts/blockingGuard'
import { historyTraderBytecode } from '@love/contracts/artifacts/historyTrader'
import { loveLetterBytecode } from '@love/contracts/artifacts/loveLetter'
import { spenderModuleBytecode } from '@love/contracts/artifacts/spenderModule'
import { mainnet } from '@love/contracts/deployments/1'
import { devnetExtras } from '@love/contracts/deployments/1337'
import type { Deployment } from '@love/contracts/deployments/deployment'
import { faith } from '@love/protocol/tokens/faith'
import { love } from '@love/protocol/tokens/love'
import { weth } from '@love/protocol/tokens/weth'
import type { Address } from 'viem'
import { type DevnetClient, sender } from '../devnetClient.ts'
import type { Roles } from '../roles.ts'
import { deployAt } from './deployAt.ts'
import { deployCanonical } from './deployCanonical.ts'
import { deployFarmAndVault } from './deployFarmAndVault.ts'
import { deployTokens } from './deployTokens.ts'
import { deployUniswap } from './deployUniswap.ts'

export type Contracts = {
  readonly deployment: Deployment
  readonly trader: Address
  readonly letters: Address
  readonly spenderModule: Address
  readonly blockingGuard: Address
}

/** All contracts, where the deployment lists them; what no other chain has is where the devnet has it. */
export async function deployContracts(
  client: DevnetClient,
  roles: Roles,
  { chainId, ...listed }: Deployment,
): Promise<Contracts> {
  const from = sender(roles.deployer)
  const { factory, router } = listed
  const addresses = { ...devnetExtras, ...listed.tokens, farm: listed.farm, factory, router }
  const deploy = deployAt(client, { chainId, addresses, from: roles.deployer })
  await deployCanonical(client, roles.deployer)
  const tokens = await deployTokens(deploy, roles.deployer)
  const uniswap = await deployUniswap(deploy, roles.deployer)
  const { farm, vault } = await deployFarmAndVault(client, deploy, roles, tokens[love.symbol] as Address)
  return {
    deployment: {
      chainId: client.chain.id,
      tokens: { ...tokens, [weth.symbol]: uniswap.weth, [faith.symbol]: vault },
      farm,
      factory: uniswap.factory,
      router: uniswap.router,
      multicall3: mainnet.multicall3,
    },
    trader: await deploy('trader', { ...from, abi: historyTraderAbi, bytecode: historyTraderBytecode }),
    letters: await deploy('letters', { ...from, abi: loveLetterAbi, bytecode: loveLetterBytecode }),
    spenderModule: await deploy('spenderModule', {
      ...from,
      abi: spenderModuleAbi,
      bytecode: spenderModuleBytecode,
    }),
    blockingGuard: await deploy('blockingGuard', {
      ...from,
      abi: blockingGuardAbi,
      bytecode: blockingGuardBytecode,
      args: [roles.feeReceiver],
    }),
  }
}
