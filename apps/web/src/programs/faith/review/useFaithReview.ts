import type { VaultState } from '@love/protocol/actions/readVault'
import { useChain } from '../../../chain/chainContext.ts'
import { useMadeReview } from '../../../review/made/useMadeReview.ts'
import { useConnection } from '../../../wallet/connection.ts'
import { type FaithAsked, type FaithReview, faithReview } from './faithReview.ts'

export function useFaithReview(readNow: () => Promise<VaultState>) {
  const { deployment } = useChain()
  const { address: account } = useConnection()
  const made = useMadeReview<VaultState, FaithReview>(readNow)
  return {
    made,
    async ask(asked: FaithAsked, onDone?: () => void) {
      if (account) await made.open((vault) => faithReview(vault, asked, { deployment, account }), onDone)
    },
  }
}

export type FaithReviewing = ReturnType<typeof useFaithReview>
