import type { Token } from '@love/protocol/tokens/token'
import { sizeText } from '../../chain/sizeText.ts'
import { fieldsOf, record, time, uint256 } from '../../storage/schema.ts'
import type { Judged, NewAlert } from '../alert.ts'

/** What could be spent at the last look, by token and spender; undefined before the first. */
export type ApprovalsKept =
  | { readonly at: number; readonly amounts: Readonly<Record<string, bigint>> }
  | undefined

type SeenApproval = {
  /** Token and spender. */
  readonly id: string
  readonly token: Token
  /** As it stands in a sentence: “the router”. */
  readonly spender: string
  readonly amount: bigint
}

/** An approval that was sent from this page. */
export type OwnApproval = Pick<SeenApproval, 'id' | 'amount'> & {
  /** When it was sent. Owners of a Safe may execute a proposal whenever they like: then it is not known. */
  readonly sentAt: number | undefined
}

export type ApprovalFacts = {
  readonly approvals: readonly SeenApproval[]
  /** Ids of what could not be read. */
  readonly isUnread: (id: string) => boolean
  readonly own: readonly OwnApproval[]
  readonly now: number
}

/** A transaction may wait for long before it is in a block. */
const pendingMs = 3_600_000

const keptSchema = record({ at: time })

export function approvalsKept(value: unknown): ApprovalsKept {
  const known = keptSchema(value)
  if (!known) return undefined
  const amounts = Object.entries(fieldsOf(fieldsOf(value).amounts)).flatMap(([id, amount]) => {
    const raw = uint256(amount)
    return raw === undefined ? [] : [[id, raw] as const]
  })
  return { at: known.at, amounts: Object.fromEntries(amounts) }
}

/** Those that are new or have grown, unless they were given here. What was there before the first look is no news. */
export function judgeApprovals(kept: ApprovalsKept, facts: ApprovalFacts): Judged<ApprovalsKept> {
  const { approvals, isUnread, own, now } = facts
  const before = kept?.amounts ?? {}
  const unread = Object.entries(before).filter(([id]) => isUnread(id))
  const isOwn = ({ id, amount }: SeenApproval) =>
    own.some((one) => one.id === id && one.amount >= amount && isSince(one, kept?.at ?? now))
  const news = kept ? approvals.filter((one) => one.amount > (before[one.id] ?? 0n) && !isOwn(one)) : []
  const amounts = Object.fromEntries([...unread, ...approvals.map(({ id, amount }) => [id, amount] as const)])
  const isSame = kept && unread.length + approvals.length === Object.keys(before).length
  // Looks that bring nothing new need not be written down each time.
  const at = isSame && approvals.every(({ id, amount }) => before[id] === amount) ? kept.at : now
  return { kept: { at, amounts }, alerts: news.map(alertOf) }
}

function isSince({ sentAt }: OwnApproval, at: number): boolean {
  return sentAt === undefined || sentAt > at - pendingMs
}

function alertOf({ id, token, spender, amount }: SeenApproval): NewAlert {
  return {
    id: `approval ${id}`,
    kind: 'approvals',
    title: `New approval: ${token.symbol}`,
    text: `Spender: ${spender}. Amount: ${sizeText({ amount, token })}. Revoke it if you did not approve it.`,
    path: '/control-panel?tab=allowances',
  }
}
