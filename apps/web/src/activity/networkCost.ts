import { record, type Schema, uint256 } from '../storage/schema.ts'

/** Gas, and the network fee for it in wei. */
export type NetworkCost = { readonly gas: bigint; readonly fee: bigint }

export function totalCost(costs: readonly NetworkCost[]): NetworkCost {
  const none: NetworkCost = { gas: 0n, fee: 0n }
  return costs.reduce((sum, { gas, fee }) => ({ gas: sum.gas + gas, fee: sum.fee + fee }), none)
}

export const costSchema: Schema<NetworkCost> = record({ gas: uint256, fee: uint256 })
