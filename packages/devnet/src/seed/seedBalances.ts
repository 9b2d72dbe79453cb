import { weth9Abi } from '@love/contracts/abi/weth9.abi'
import { tokens } from '@love/protocol/tokens/index'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { weth } from '@love/protocol/tokens/weth'
import { type Address, erc20Abi, parseEther } from 'viem'
import type { Contracts } from '../deploy/deployContracts.ts'
import { type DevnetClient, sender } from '../devnetClient.ts'
import { openingPrices } from '../market/openingMarket.ts'
import { usdAmount } from '../market/usdAmount.ts'
import type { Roles } from '../roles.ts'

const traderUsd = 500_000
const demoUsd = 5_000
const whaleUsd = 100_000

/** Everyone gets some of every token; ether they have from genesis. */
export async function seedBalances(client: DevnetClient, { deployment, trader }: Contracts, roles: Roles) {
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
