import type { VaultState } from '@love/protocol/actions/readVault'
import { refuseClosed } from '@love/protocol/vault/vaultAt'
import { errorText } from '../../chain/errorText.ts'

/** Why nobody can enter or leave at the moment; undefined while the vault is open. */
export function closedWords(vault: VaultState): string | undefined {
  try {
    refuseClosed(vault)
    return undefined
  } catch (error) {
    return errorText(error)
  }
}
