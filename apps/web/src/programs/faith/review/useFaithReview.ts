import type { VaultState } from '@love/protocol/actions/readVault'
import { deployment } from '../../../chain/deployment.ts'
import { useMadeReview } from '../../../review/made/useMadeReview.ts'
import { useConnection } from '../../../wallet/connection.ts'
import type { FaithAsked, FaithReview } from './faithReview.ts'

export function useFaithReview(readNow: () => Promise<VaultState>) {
  const { address: account } = useConnection()
  const made = useMadeReview<VaultState, FaithReview>(readNow)
  return {
    made,
    async ask(asked: FaithAsked, onDone?: () => void) {
      if (!account) return
      await made.open(async (vault) => {
        const { faithReview } = await import('./faithReview.ts')
        return faithReview(vault, asked, { deployment, account })
      }, onDone)
    },
  }
}

export type FaithReviewing = ReturnType<typeof useFaithReview>
