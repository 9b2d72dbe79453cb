import type { Deployment } from '@love/contracts/deployments/deployment'
import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { faith } from '@love/protocol/tokens/tokens'
import type { Client } from 'viem'
import { firstBlockOf } from '../chain/findBlockAt.ts'
import type { FollowSource } from '../follow/followSource.ts'
import { enteredTopic, leftTopic, storeMoves, vaultRows } from './vaultRows.ts'

export type VaultSourceDeps = {
  client: Client
  deployment: Deployment
  /** How much of the past is read at first. */
  days: number
}

export const VAULT_SOURCE = 'vault'

/** Keeps who entered and left the vault. One that does not tell has an empty history. */
export function createVaultSource({ client, deployment, days }: VaultSourceDeps): FollowSource {
  const addresses = [tokenAddress(deployment, faith).toLowerCase()]
  const filter = { addresses, topics: [enteredTopic, leftTopic] }
  return {
    name: VAULT_SOURCE,
    filter: async () => filter,
    firstBlock: firstBlockOf(client, days),
    apply: (transaction, logs) => storeMoves(transaction, vaultRows(logs)),
    async rollBack(transaction, fromBlock) {
      await transaction.deleteFrom('vault_moves').where('block', '>=', fromBlock).execute()
    },
  }
}
