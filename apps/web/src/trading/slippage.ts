import { decimalPoint } from '@love/protocol/format/decimalPoint'

/** In hundredths of a percent. */
const highest = 5_000
const careless = 500
const risky = 100

export type Slippage = {
  readonly basisPoints?: number
  readonly warning?: string
  readonly error?: string
  /** So much that a person must type a word before the trade goes on. */
  readonly needsTypedWord?: true
}

/** Reads a percentage with at most two decimals; more than 50% is refused, more than 1% is warned about. */
export function readSlippage(text: string): Slippage {
  const [, whole = '', fraction = ''] = /^(\d{1,3})(?:\.(\d{0,2}))?$/.exec(decimalPoint(text)) ?? []
  if (whole === '') return { error: 'Enter a percentage such as 0.5, with at most two decimals.' }
  const basisPoints = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  if (basisPoints > highest) return { error: 'Slippage above 50% is not allowed.' }
  if (basisPoints > careless) return { basisPoints, warning: carelessWords, needsTypedWord: true }
  if (basisPoints > risky) return { basisPoints, warning: 'High slippage: your trade may be front-run.' }
  return { basisPoints }
}

const carelessWords =
  'Very high slippage: your trade is likely to be front-run. You must type SLIPPAGE to continue.'

export function formatSlippage(basisPoints: number): string {
  return String(basisPoints / 100)
}
