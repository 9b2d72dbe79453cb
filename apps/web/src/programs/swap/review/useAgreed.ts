import type { Intent } from '@love/protocol/intents/intent'
import { swapIntent } from '@love/protocol/intents/swapIntent'
import { useState } from 'react'
import { useChain } from '../../../chain/chainContext.ts'
import type { Swap } from '../useSwap.ts'
import type { Agreed } from './swapHoldOf.ts'
import { type SwapWarnings, swapWarnings } from './swapWarnings.ts'

export type ReviewedSwap = Agreed & SwapWarnings & { readonly intent: Intent }

type Terms = Agreed &
  SwapWarnings & {
    readonly account: Intent['account']
    readonly slippageBasisPoints: number
    readonly unlimited: boolean
  }

/**
 * What the person is about to send. Its price is fixed when they ask for it, and again when they accept another one;
 * its approvals follow what the router may take by now.
 */
export function useAgreed(swap: Swap, isUnlimited: boolean) {
  const { deployment } = useChain()
  const [terms, setTerms] = useState<Terms>()
  const { connection, quote, slippage, allowance, needsApproval, pairs, price, unchecked } = swap

  function agree() {
    const { address } = connection
    const { basisPoints } = slippage
    if (!address || !quote || basisPoints === undefined || !pairs.data) return
    const unlimited = isUnlimited && needsApproval
    setTerms({
      account: address,
      quote,
      slippageBasisPoints: basisPoints,
      unlimited,
      timestamp: pairs.data.timestamp,
      ...swapWarnings({
        quote,
        slippage,
        price,
        unchecked,
        unlimited: unlimited ? quote.amountIn.token : undefined,
      }),
    })
  }

  const agreed: ReviewedSwap | undefined = terms && {
    ...terms,
    intent: swapIntent({ ...terms, deployment, allowance: allowance(terms.quote.amountIn.token) }),
  }
  return { agreed, agree, close: () => setTerms(undefined) }
}
