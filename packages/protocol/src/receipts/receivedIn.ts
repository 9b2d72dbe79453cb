import { weth9Abi } from '@love/contracts/abi/weth9.abi'
import type { Deployment } from '@love/contracts/deployments/deployment'
import { type Address, erc20Abi, isAddressEqual, type Log, parseEventLogs } from 'viem'
import type { Amount } from '../amounts/amount.ts'
import { knownContracts } from '../calls/knownContracts.ts'
import { eth } from '../tokens/tokens.ts'

/** Of a mined transaction, what tells who received what. */
export type ReceiptLogs = { readonly from: Address; readonly logs: readonly Log[] }

export type ReceivedInParameters = {
  readonly deployment: Deployment
  readonly account: Address
}

/**
 * What an account received, by the logs of the transactions themselves: our tokens and LP tokens that came, less those
 * that went, and the ether that the router unwrapped for it. What only went is left out.
 */
export function receivedIn(
  receipts: readonly ReceiptLogs[],
  { deployment, account }: ReceivedInParameters,
): readonly Amount[] {
  const logs = receipts.flatMap((receipt) => receipt.logs)
  const transfers = parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs: [...logs] })
  const tokens = knownContracts(deployment).flatMap(({ address, token }) => {
    if (!token) return []
    const moved = transfers.filter((log) => isAddressEqual(log.address, address))
    return [{ token, raw: sum(moved.map(({ args }) => cameTo(account, args))) }]
  })
  const ether = { token: eth, raw: unwrappedFor(receipts, { deployment, account }) }
  return [...tokens, ether].filter(({ raw }) => raw > 0n)
}

type Transfer = { readonly from: Address; readonly to: Address; readonly value: bigint }

function cameTo(account: Address, { from, to, value }: Transfer): bigint {
  const came = isAddressEqual(to, account) ? value : 0n
  return isAddressEqual(from, account) ? came - value : came
}

/** Ether leaves no log where it arrives. Only of an account's own transactions: others may be sent for many at once. */
function unwrappedFor(
  receipts: readonly ReceiptLogs[],
  { deployment, account }: ReceivedInParameters,
): bigint {
  const weth = deployment.tokens.WETH
  if (!weth) return 0n
  const own = receipts.filter(({ from }) => isAddressEqual(from, account)).flatMap(({ logs }) => logs)
  return sum(
    parseEventLogs({ abi: weth9Abi, eventName: 'Withdrawal', logs: own })
      .filter((log) => isAddressEqual(log.address, weth) && isAddressEqual(log.args.src, deployment.router))
      .map(({ args }) => args.wad),
  )
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n)
}
