export const TransferDirection = {
  INCOMING: 'INCOMING',
  OUTGOING: 'OUTGOING',
  UNKNOWN: 'UNKNOWN',
} as const
export type TransferDirection = (typeof TransferDirection)[keyof typeof TransferDirection]
