import { momentText } from './momentText.ts'

/** For lists: “3 min ago”; from a week on, the date. */
export function agoText(ms: number, nowMs: number): string {
  const seconds = Math.max(0, Math.floor((nowMs - ms) / 1_000))
  if (seconds < 60) return 'just now'
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min ago`
  if (seconds < 86_400) return `${Math.floor(seconds / 3_600)} h ago`
  const days = Math.floor(seconds / 86_400)
  if (days >= 7) return momentText(ms)
  return days === 1 ? '1 day ago' : `${days} days ago`
}
