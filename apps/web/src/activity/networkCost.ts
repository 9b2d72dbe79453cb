import { fieldsOf, isPositiveBigint } from '../storage/storedFields.ts'

/** Gas, and the network fee for it in wei. */
export type NetworkCost = { readonly gas: bigint; readonly fee: bigint }

export function totalCost(costs: readonly NetworkCost[]): NetworkCost {
  const none: NetworkCost = { gas: 0n, fee: 0n }
  return costs.reduce((sum, { gas, fee }) => ({ gas: sum.gas + gas, fee: sum.fee + fee }), none)
}

/** Stored text is not trusted. */
export function parseCost(value: unknown): NetworkCost | undefined {
  const { gas, fee } = fieldsOf(value)
  return isPositiveBigint(gas) && isPositiveBigint(fee) ? { gas, fee } : undefined
}
