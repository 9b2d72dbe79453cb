import { batchAccountAbi } from '@love/contracts/abi/batchAccount.abi'
import { blockingGuardAbi } from '@love/contracts/abi/blockingGuard.abi'
import { faithVaultAbi } from '@love/contracts/abi/faithVault.abi'
import { historyTraderAbi } from '@love/contracts/abi/historyTrader.abi'
import { loveFarmAbi } from '@love/contracts/abi/loveFarm.abi'
import { loveLetterAbi } from '@love/contracts/abi/loveLetter.abi'
import { loveTokenAbi } from '@love/contracts/abi/loveToken.abi'
import { spenderModuleAbi } from '@love/contracts/abi/spenderModule.abi'
import { batchAccountBytecode } from '@love/contracts/artifacts/batchAccount'
import { blockingGuardBytecode } from '@love/contracts/artifacts/blockingGuard'
import { faithVaultBytecode } from '@love/contracts/artifacts/faithVault'
import { historyTraderBytecode } from '@love/contracts/artifacts/historyTrader'
import { loveFarmBytecode } from '@love/contracts/artifacts/loveFarm'
import { loveLetterBytecode } from '@love/contracts/artifacts/loveLetter'
import { multicall3RuntimeCode } from '@love/contracts/artifacts/multicall3'
import { allowanceModuleBytecode } from '@love/contracts/artifacts/safe/allowanceModule'
import { compatibilityFallbackHandlerBytecode } from '@love/contracts/artifacts/safe/compatibilityFallbackHandler'
import { createCallBytecode } from '@love/contracts/artifacts/safe/createCall'
import { multiSendBytecode } from '@love/contracts/artifacts/safe/multiSend'
import { multiSendCallOnlyBytecode } from '@love/contracts/artifacts/safe/multiSendCallOnly'
import { safeBytecode } from '@love/contracts/artifacts/safe/safe'
import { safeL2Bytecode } from '@love/contracts/artifacts/safe/safeL2'
import { safeProxyFactoryBytecode } from '@love/contracts/artifacts/safe/safeProxyFactory'
import { signMessageLibBytecode } from '@love/contracts/artifacts/safe/signMessageLib'
import { simulateTxAccessorBytecode } from '@love/contracts/artifacts/safe/simulateTxAccessor'
import { singletonFactory } from '@love/contracts/artifacts/safe/singletonFactory'
import { spenderModuleBytecode } from '@love/contracts/artifacts/spenderModule'
import { mainnet } from '@love/contracts/deployments/1'
import { devnetExtras } from '@love/contracts/deployments/1337'
import type { Deployment } from '@love/contracts/deployments/deployment'
import { faith, love, weth } from '@love/protocol/tokens/tokens'
import { type Address, concat, type Hex, parseEther, zeroHash } from 'viem'
import { type DevnetClient, sender } from '../devnetClient.ts'
import type { Roles } from '../roles.ts'
import { type Deploy, deployAt } from './deployAt.ts'
import { deployTokens } from './deployTokens.ts'
import { deployUniswap } from './deployUniswap.ts'

export type Contracts = {
  readonly deployment: Deployment
  readonly trader: Address
  readonly letters: Address
  readonly spenderModule: Address
  readonly blockingGuard: Address
  readonly batchAccount: Address
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
    batchAccount: await deploy('batchAccount', {
      ...from,
      abi: batchAccountAbi,
      bytecode: batchAccountBytecode,
    }),
  }
}

const safeContracts: readonly Hex[] = [
  safeBytecode,
  safeL2Bytecode,
  safeProxyFactoryBytecode,
  multiSendBytecode,
  multiSendCallOnlyBytecode,
  compatibilityFallbackHandlerBytecode,
  signMessageLibBytecode,
  createCallBytecode,
  simulateTxAccessorBytecode,
  allowanceModuleBytecode,
]

/** What lives at the same address on every chain: Multicall3, the Safe 1.4.1 contracts and AllowanceModule 0.1.1. */
async function deployCanonical(client: DevnetClient, deployer: Address): Promise<void> {
  await client.setCode({ address: mainnet.multicall3, bytecode: multicall3RuntimeCode })
  const { address } = singletonFactory
  if (!(await client.getCode({ address }))) await deploySingletonFactory(client)
  for (const bytecode of safeContracts)
    await client.sendTransaction({ ...sender(deployer), to: address, data: concat([zeroHash, bytecode]) })
}

/** By the transaction that its authors signed for this chain. */
async function deploySingletonFactory(client: DevnetClient): Promise<void> {
  const { signer, gasPrice, gasLimit, transaction } = singletonFactory
  await client.setBalance({ address: signer, value: gasPrice * gasLimit })
  await client.sendRawTransaction({ serializedTransaction: transaction })
}

const farmLovePerBlock = parseEther('8')

const vaultLovePerBlock = parseEther('0.5')

const faithFeePercent = 3n

/** Both earn by minting LOVE, so both become minters. */
async function deployFarmAndVault(
  client: DevnetClient,
  deploy: Deploy,
  { deployer, feeReceiver }: Roles,
  love: Address,
) {
  const from = sender(deployer)
  const farm = await deploy('farm', {
    ...from,
    abi: loveFarmAbi,
    bytecode: loveFarmBytecode,
    args: [love, feeReceiver, farmLovePerBlock, 0n],
  })
  const vault = await deploy('FAITH', {
    ...from,
    abi: faithVaultAbi,
    bytecode: faithVaultBytecode,
    args: [love, feeReceiver, vaultLovePerBlock, faithFeePercent],
  })
  for (const minter of [farm, vault])
    await client.writeContract({
      ...from,
      abi: loveTokenAbi,
      address: love,
      functionName: 'setMinter',
      args: [minter, true],
    })
  return { farm, vault }
}
