import { type Appearance, appearanceOf } from './appearance.ts'

export const currencies = ['USD', 'ETH', 'LOVE'] as const

export type Preferences = Appearance & {
  readonly sound: boolean
  /** What values are shown in. */
  readonly currency: (typeof currencies)[number]
  /** How much worse than quoted a trade may end, in hundredths of a percent. */
  readonly slippageBasisPoints: number
  /** Figures that are public come from the chain itself, and not from what the server has read for everybody. */
  readonly readsItself: boolean
}

export const defaultPreferences: Preferences = {
  sound: false,
  currency: 'USD',
  slippageBasisPoints: 50,
  readsItself: false,
}

/** Half of what one trades: more is refused everywhere. */
const mostSlippageBasisPoints = 5_000

/** Each bad value falls back to its default alone. By hand, because every page begins with it and needs no schema else. */
export function preferencesOf(value: unknown): Preferences {
  const fields: Partial<Record<string, unknown>> = Object(value)
  const { sound, currency, readsItself, slippageBasisPoints: slippage } = fields
  const known = currencies.find((one) => one === currency)
  return {
    ...defaultPreferences,
    ...appearanceOf(value),
    ...(typeof sound === 'boolean' && { sound }),
    ...(known && { currency: known }),
    ...(typeof readsItself === 'boolean' && { readsItself }),
    ...(isSlippage(slippage) && { slippageBasisPoints: slippage }),
  }
}

function isSlippage(value: unknown): value is number {
  return (
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= mostSlippageBasisPoints
  )
}
