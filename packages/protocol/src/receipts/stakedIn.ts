import type { Deployment } from '@love/contracts/deployments/deployment'
import { type Address, erc20Abi, isAddressEqual, type Log, parseEventLogs } from 'viem'
import type { Amount } from '../amounts/amount.ts'
import { lpToken } from '../pairs/pair.ts'
import { pairAddress } from '../pairs/pairAddress.ts'
import { pairs } from '../pairs/pairs.ts'

type StakedInParameters = { readonly deployment: Deployment; readonly account: Address }

/**
 * LP tokens that an account has handed to the farm, by the logs of the transactions themselves, less the deposit fee,
 * which the farm passes on in the same breath.
 */
export function stakedIn(
  receipts: readonly { readonly logs: readonly Log[] }[],
  { deployment, account }: StakedInParameters,
): readonly Amount[] {
  const transfers = receipts.flatMap(({ logs }) =>
    parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs: [...logs] }),
  )
  return pairs.flatMap((pair) => {
    const moved = transfers.filter((log) => isAddressEqual(log.address, pairAddress(deployment, pair)))
    const raw = moved.reduce((sum, { args: { from, to, value } }) => {
      if (isAddressEqual(from, account) && isAddressEqual(to, deployment.farm)) return sum + value
      const isPassedOn = isAddressEqual(from, deployment.farm) && !isAddressEqual(to, account)
      return isPassedOn ? sum - value : sum
    }, 0n)
    return raw > 0n ? [{ raw, token: lpToken(pair) }] : []
  })
}
