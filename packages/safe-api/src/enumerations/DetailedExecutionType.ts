export const DetailedExecutionType = {
  MULTISIG: 'MULTISIG',
  MODULE: 'MODULE',
} as const
export type DetailedExecutionType = (typeof DetailedExecutionType)[keyof typeof DetailedExecutionType]
