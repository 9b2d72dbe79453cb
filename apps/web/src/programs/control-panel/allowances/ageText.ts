import type { ApprovalAge } from '@love/protocol/actions/readApprovalAges'

/** How long ago something was approved, never a guess: what was not found is older than what was looked through. */
export function ageText(age: ApprovalAge, nowMs: number): string {
  const ago = (timestamp: bigint) => spanText(Math.max(0, Math.floor(nowMs / 1_000) - Number(timestamp)))
  switch (age.status) {
    case 'found':
      return `${ago(age.timestamp)} ago`
    case 'older':
      return `older than ${ago(age.than)}`
    case 'unknown':
      return 'not found in the event log'
    default:
      return age satisfies never
  }
}

const spans = [
  { seconds: 86_400, one: 'day', many: 'days' },
  { seconds: 3_600, one: 'hour', many: 'hours' },
  { seconds: 60, one: 'minute', many: 'minutes' },
] as const

/** Whole ones only, rounded down: “older than 6 days” must be true. */
function spanText(seconds: number): string {
  const span = spans.find((each) => seconds >= each.seconds)
  if (!span) return 'less than 1 min'
  const count = Math.floor(seconds / span.seconds)
  return `${count} ${count === 1 ? span.one : span.many}`
}
