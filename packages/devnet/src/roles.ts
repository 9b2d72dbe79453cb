import type { Address } from 'viem'

/** Who is who among the accounts that the chain unlocks by itself. */
export type Roles = {
  /** The three demo accounts people choose from; also the owners of the seeded Safes. */
  readonly demo: readonly [Address, Address, Address]
  /** Stakes most of the liquidity, so that the demo accounts are not alone in the farm. */
  readonly whale: Address
  readonly feeReceiver: Address
  readonly deployer: Address
}

export function assignRoles(accounts: readonly Address[]): Roles {
  const [first, second, third] = accounts
  const [whale, feeReceiver, deployer] = accounts.slice(-3)
  if (!first || !second || !third || !whale || !feeReceiver || !deployer || accounts.length < 6)
    throw new Error(`The devnet needs six accounts, but the chain has ${accounts.length}.`)
  return { demo: [first, second, third], whale, feeReceiver, deployer }
}
