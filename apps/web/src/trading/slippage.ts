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

/** Reads a percentage with at most two decimals; more than 50 % is refused, more than 1 % is warned about. */
export function readSlippage(text: string): Slippage {
  const [, whole = '', fraction = ''] = /^(\d{1,3})(?:\.(\d{0,2}))?$/.exec(text.trim()) ?? []
  if (whole === '') return { error: 'Type a percentage such as 0.5, with at most two decimals.' }
  const basisPoints = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  if (basisPoints > highest) return { error: 'More than 50 % would give your money away.' }
  if (basisPoints > careless) return { basisPoints, warning: carelessWords, needsTypedWord: true }
  if (basisPoints > risky) return { basisPoints, warning: 'Above 1 % others can profit from your trades.' }
  return { basisPoints }
}

const carelessWords =
  'Above 5 % others can profit a lot from your trades. You will be asked to type a word before sending.'

export function formatSlippage(basisPoints: number): string {
  return String(basisPoints / 100)
}
