import type { VaultState } from '../actions/readVault.ts'
import { formatAmount } from '../amounts/amount.ts'
import { love } from '../tokens/tokens.ts'
import { enterVaultIntent } from './enterVaultIntent.ts'
import { type HarvestIntentParameters, harvestIntent } from './harvestIntent.ts'
import { composeIntents, type Intent } from './intent.ts'

export type HarvestToFaithIntentParameters = HarvestIntentParameters & { readonly vault: VaultState }

/**
 * Harvests, approves exactly and enters. The amount is what was pending when the farm was read: a later harvest brings
 * no less, and what it brings beyond that stays in the wallet.
 */
export function harvestToFaithIntent({ vault, ...harvest }: HarvestToFaithIntentParameters): Intent {
  const { deployment, account } = harvest
  const harvested = harvestIntent(harvest)
  const amount = harvested.expects.reduce((sum, { least }) => sum + least, 0n)
  const entered = enterVaultIntent({ deployment, account, vault, amount })
  const title = `Harvest to FAITH: ${formatAmount({ raw: amount, token: love })}`
  return composeIntents(title, [harvested, entered])
}
