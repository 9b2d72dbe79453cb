const highest = 5_000
const risky = 100

export type Slippage = {
  readonly basisPoints?: number
  readonly warning?: string
  readonly error?: string
}

/** Reads a percentage with at most two decimals; more than 50 % is refused, more than 1 % is warned about. */
export function readSlippage(text: string): Slippage {
  const [, whole = '', fraction = ''] = /^(\d{1,3})(?:\.(\d{0,2}))?$/.exec(text.trim()) ?? []
  if (whole === '') return { error: 'Type a percentage such as 0.5, with at most two decimals.' }
  const basisPoints = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  if (basisPoints > highest) return { error: 'More than 50 % would give your money away.' }
  if (basisPoints > risky) return { basisPoints, warning: 'Above 1 % others can profit from your swaps.' }
  return { basisPoints }
}

export function formatSlippage(basisPoints: number): string {
  return String(basisPoints / 100)
}
