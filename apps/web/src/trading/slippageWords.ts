import type { Slippage } from './slippage.ts'

export function slippageWarnings({ warning }: Slippage): readonly string[] {
  return warning ? [warning] : []
}

/** To be typed before so much is risked. */
export function slippageWord({ needsTypedWord }: Slippage): string | undefined {
  return needsTypedWord ? 'slippage' : undefined
}
