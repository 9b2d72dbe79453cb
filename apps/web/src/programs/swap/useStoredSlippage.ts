import { setPreference } from '../../session/preferences.ts'
import { readSlippage } from '../../session/trading/slippage.ts'
import { type SlippageSetting, useSlippage } from '../../session/trading/useSlippage.ts'

/** The slippage of the preferences, changed here and kept there: who trades often sets it where the trade is. */
export function useStoredSlippage(): SlippageSetting {
  const setting = useSlippage()

  function setText(text: string) {
    setting.setText(text)
    const { basisPoints } = readSlippage(text)
    if (basisPoints !== undefined) setPreference('slippageBasisPoints', basisPoints)
  }

  return { ...setting, setText }
}
