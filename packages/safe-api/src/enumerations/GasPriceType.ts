export const GasPriceType = {
  ORACLE: 'ORACLE',
  FIXED: 'FIXED',
  UNKNOWN: 'UNKNOWN',
} as const
export type GasPriceType = (typeof GasPriceType)[keyof typeof GasPriceType]
