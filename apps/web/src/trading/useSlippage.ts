import { useState } from 'react'
import { usePreferences } from '../preferences/preferences.ts'
import { formatSlippage, readSlippage, type Slippage } from './slippage.ts'

export type SlippageSetting = Slippage & {
  /** Letter by letter what is in the field. */
  readonly text: string
  readonly setText: (text: string) => void
}

/** The slippage of one trade: that of the preferences until a person types another, which stays in this window. */
export function useSlippage(): SlippageSetting {
  const { slippageBasisPoints } = usePreferences()
  const [typed, setText] = useState<string>()
  const text = typed ?? formatSlippage(slippageBasisPoints)
  return { ...readSlippage(text), text, setText }
}
