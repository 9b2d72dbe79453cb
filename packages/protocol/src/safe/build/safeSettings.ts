import type { Address } from 'viem'
import type { IntentCall } from '../../intents/intent.ts'

/** How a Safe is run, as the chain says it. */
export type SafeSettings = {
  readonly safe: Address
  /** As the contract says it. */
  readonly version: string
  /** In the order of `getOwners`: the contract's list is linked, and changes name the one before. */
  readonly owners: readonly Address[]
  readonly threshold: number
  /** In the order of `getModulesPaginated`, from the beginning. */
  readonly modules: readonly Address[]
}

export type SafeChange = {
  /** The Safe's call to itself. */
  readonly call: IntentCall
  /** What the next change of the same batch starts from. */
  readonly after: SafeSettings
}
