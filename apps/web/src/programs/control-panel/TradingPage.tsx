import { Field } from '@love/ui98/Field'
import { RadioGroup } from '@love/ui98/RadioGroup'
import { useState } from 'react'
import { setPreference, usePreferences } from '../../preferences/preferences.ts'
import { currencies } from '../../preferences/preferencesOf.ts'
import { formatSlippage, readSlippage } from '../../trading/slippage.ts'

export function TradingPage() {
  const { currency, slippageBasisPoints } = usePreferences()
  const [typed, setTyped] = useState(() => formatSlippage(slippageBasisPoints))
  const slippage = readSlippage(typed)

  function onChange(text: string) {
    setTyped(text)
    const next = readSlippage(text)
    if (next.basisPoints !== undefined) setPreference('slippageBasisPoints', next.basisPoints)
  }

  return (
    <>
      <RadioGroup
        legend="Show values in"
        row
        options={[
          { value: 'USD', label: 'US dollars' },
          { value: 'ETH', label: 'Ether' },
          { value: 'LOVE', label: 'LOVE' },
        ]}
        value={currency}
        onChange={(value) => setPreference('currency', currencies.find((name) => name === value) ?? 'USD')}
      />
      <Field
        label="Max slippage (%)"
        numeric
        value={typed}
        onChange={onChange}
        hint={slippage.warning ?? 'Swaps revert if the price moves by more than this. Default: 0.5%.'}
        error={slippage.error}
      />
    </>
  )
}
