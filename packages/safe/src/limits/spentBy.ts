import { allowanceModuleAbi } from '@love/contracts/abi/allowanceModule.abi'
import { type Address, isAddressEqual, type Log, parseEventLogs } from 'viem'
import { limitModuleAt } from './limitModules.ts'

type LimitTransfer = {
  readonly safe: Address
  readonly to: Address
  /** Zero: ether. */
  readonly token: Address
  readonly amount: bigint
}

/** Whose limit paid a transfer, by the module's own event; undefined where none or several would fit. */
export function spentBy(logs: readonly Log[], transfer: LimitTransfer): Address | undefined {
  const own = logs.filter(({ address }) => limitModuleAt(address) !== undefined)
  const events = parseEventLogs({
    abi: allowanceModuleAbi,
    eventName: 'ExecuteAllowanceTransfer',
    logs: own,
  }).filter(
    ({ args }) =>
      isAddressEqual(args.safe, transfer.safe) &&
      isAddressEqual(args.token, transfer.token) &&
      isAddressEqual(args.to, transfer.to) &&
      args.value === transfer.amount,
  )
  const [first] = events
  const isOne = first && events.every(({ args }) => isAddressEqual(args.delegate, first.args.delegate))
  return isOne ? first.args.delegate : undefined
}
