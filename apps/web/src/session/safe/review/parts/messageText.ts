import type { SafeMessage } from '@love/protocol/safe/messageHash'

/** Letter by letter what is signed. */
export function messageText(message: SafeMessage): string {
  if (typeof message === 'string') return message
  return JSON.stringify(
    message,
    (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
    2,
  )
}
