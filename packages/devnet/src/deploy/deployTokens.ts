import { loveTokenAbi } from '@love/contracts/abi/loveToken.abi'
import { testTokenAbi } from '@love/contracts/abi/testToken.abi'
import { testUsdtAbi } from '@love/contracts/abi/testUsdt.abi'
import { war3TokenAbi } from '@love/contracts/abi/war3Token.abi'
import { loveTokenBytecode } from '@love/contracts/artifacts/loveToken'
import { testTokenBytecode } from '@love/contracts/artifacts/testToken'
import { testUsdtBytecode } from '@love/contracts/artifacts/testUsdt'
import { war3TokenBytecode } from '@love/contracts/artifacts/war3Token'
import type { Token } from '@love/protocol/tokens/token'
import { eth, faith, love, tokens, usdt, war3, weth } from '@love/protocol/tokens/tokens'
import { type Address, parseUnits } from 'viem'
import { sender } from '../devnetClient.ts'
import type { Deploy } from './deployAt.ts'

/** More of everything than any pool or person here will need. */
const supply = '1000000000000000'

/** Those with a contract of their own; ether has none, WETH comes with the exchange and FAITH with the vault. */
const special: readonly Token[] = [love, war3, usdt, eth, weth, faith]

/** Every ERC-20 but WETH and FAITH. */
export async function deployTokens(deploy: Deploy, deployer: Address): Promise<Record<string, Address>> {
  const from = sender(deployer)
  const addresses: Record<string, Address> = {
    [love.symbol]: await deploy(love.symbol, {
      ...from,
      abi: loveTokenAbi,
      bytecode: loveTokenBytecode,
      args: [deployer, parseUnits('500000000', love.decimals)],
    }),
    [war3.symbol]: await deploy(war3.symbol, {
      ...from,
      abi: war3TokenAbi,
      bytecode: war3TokenBytecode,
      args: [deployer, parseUnits('1000000000', war3.decimals)],
    }),
    [usdt.symbol]: await deploy(usdt.symbol, {
      ...from,
      abi: testUsdtAbi,
      bytecode: testUsdtBytecode,
      args: [parseUnits(supply, usdt.decimals)],
    }),
  }
  for (const { symbol, name, decimals } of tokens.filter((token) => !special.includes(token)))
    addresses[symbol] = await deploy(symbol, {
      ...from,
      abi: testTokenAbi,
      bytecode: testTokenBytecode,
      args: [name, symbol, decimals, parseUnits(supply, decimals)],
    })
  return addresses
}
