import type { Intent } from '@love/protocol/intents/intent'
import { useQuery } from '@tanstack/react-query'
import { getCode } from 'viem/actions'
import { useChain } from '../chain/chainContext.ts'
import { walletConfig } from '../wallet/config.ts'
import { useConnection } from '../wallet/connection.ts'
import { createWalletLine } from '../wallet/line/createWalletLine.ts'
import type { Batching } from '../wallet/line/parseBatching.ts'

export type Ways = {
  readonly batching: Batching
  readonly isContract: boolean
  /** What it answers is a proposal. */
  readonly isProposing: boolean
}

/** A key that may still sign: the code of such an account only says whose code it borrows (EIP-7702). */
const delegation = '0xef0100'

/** How the connected wallet can send this; undefined until it is known. Asked once a wallet and account. */
export function useWays({ account, chainId }: Pick<Intent, 'account' | 'chainId'>): Ways | undefined {
  const { client } = useChain()
  const { walletId, isConnected } = useConnection()
  const { data } = useQuery({
    queryKey: ['ways', chainId, account, walletId],
    queryFn: async (): Promise<Ways> => {
      const line = createWalletLine(walletConfig(), { account, chainId })
      const [batching, code] = await Promise.all([
        line.batching(),
        // A node that does not answer says nothing; nearly all accounts are no contracts.
        getCode(client, { address: account }).catch(() => undefined),
      ])
      return {
        batching,
        isContract: code !== undefined && !code.startsWith(delegation),
        isProposing: line.answersWithProposal(),
      }
    },
    enabled: isConnected,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    meta: { isKept: false },
  })
  return data
}
