export const MessageStatus = {
  NEEDS_CONFIRMATION: 'NEEDS_CONFIRMATION',
  CONFIRMED: 'CONFIRMED',
} as const
export type MessageStatus = (typeof MessageStatus)[keyof typeof MessageStatus]
