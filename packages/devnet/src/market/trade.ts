import { historyTraderAbi } from '@love/contracts/abi/historyTrader.abi'
import type { PairState } from '@love/protocol/actions/readPair'
import { amountOut } from '@love/protocol/quotes/amountOut'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import type { Contracts } from '../deploy/deployContracts.ts'
import { type DevnetClient, sender } from '../devnetClient.ts'
import type { Roles } from '../roles.ts'
import type { Order } from './orderTowards.ts'

/** All orders in one transaction, so one block. */
export async function trade(
  client: DevnetClient,
  contracts: Contracts,
  roles: Roles,
  orders: readonly Order[],
) {
  await client.writeContract({
    ...sender(roles.deployer),
    abi: historyTraderAbi,
    address: contracts.trader,
    functionName: 'trade',
    args: [
      orders.map(({ state, amountIn }) => ({
        pair: state.address,
        tokenIn: tokenAddress(contracts.deployment, amountIn.token),
        amountIn: amountIn.raw,
      })),
    ],
  })
}

/** The reserves after an order, without asking the chain. */
export function afterOrder({ state, amountIn }: Order): PairState {
  if (!state.reserves) return state
  const { base, other } = state.reserves
  const [paid, received] = amountIn.token === other.token ? [other, base] : [base, other]
  const out = amountOut(amountIn.raw, { reserveIn: paid.raw, reserveOut: received.raw })
  const next = {
    paid: { ...paid, raw: paid.raw + amountIn.raw },
    received: { ...received, raw: received.raw - out },
  }
  return {
    ...state,
    reserves:
      paid === other ? { base: next.received, other: next.paid } : { base: next.paid, other: next.received },
  }
}
