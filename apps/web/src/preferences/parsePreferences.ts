import { type Appearance, parseAppearance } from './appearance.ts'

export const currencies = ['USD', 'ETH', 'LOVE'] as const

export type Preferences = Appearance & {
  readonly sound: boolean
  /** What values are shown in. */
  readonly currency: (typeof currencies)[number]
  /** How much worse than quoted a trade may end, in hundredths of a percent. */
  readonly slippageBasisPoints: number
}

export const defaultPreferences: Preferences = { sound: false, currency: 'USD', slippageBasisPoints: 50 }

/** Half of what one trades: more is refused everywhere. */
const mostSlippageBasisPoints = 5_000

/** Stored text is not trusted: each bad value falls back to its default alone. */
export function parsePreferences(text: string | null): Preferences {
  const { sound, currency, slippageBasisPoints } = parseFields(text)
  return {
    ...defaultPreferences,
    ...parseAppearance(text),
    ...(typeof sound === 'boolean' && { sound }),
    ...(isCurrency(currency) && { currency }),
    ...(isSlippage(slippageBasisPoints) && { slippageBasisPoints }),
  }
}

function parseFields(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(text ?? '') }
  } catch {
    return {}
  }
}

function isCurrency(value: unknown): value is Preferences['currency'] {
  return currencies.some((currency) => currency === value)
}

function isSlippage(value: unknown): value is number {
  return (
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= mostSlippageBasisPoints
  )
}
