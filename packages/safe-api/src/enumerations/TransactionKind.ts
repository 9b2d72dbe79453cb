export const TransactionKind = {
  Transfer: 'Transfer',
  SettingsChange: 'SettingsChange',
  Custom: 'Custom',
  Creation: 'Creation',
} as const
export type TransactionKind = (typeof TransactionKind)[keyof typeof TransactionKind]
