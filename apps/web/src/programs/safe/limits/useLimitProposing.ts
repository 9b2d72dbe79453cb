import type { Address } from 'viem'
import { type DraftPart, mostParts } from '../../../wallet/safe/batch/draft.ts'
import { planDraft } from '../propose/planDraft.ts'
import { useDraft } from '../propose/useDraft.ts'
import { useProposing } from '../propose/useProposing.ts'
import { useReadSettings } from '../propose/useSafeSettings.ts'

type LimitProposing = {
  /** Once there is a batch, everything goes into it. */
  readonly isBatching: boolean
  /** Answers whether it was signed or added; throws, in words, what the Safe would refuse. */
  readonly propose: (title: string, parts: readonly DraftPart[]) => Promise<boolean>
}

/** Several calls as one proposal. */
export function useLimitProposing(safe: Address): LimitProposing {
  const { draft, add } = useDraft(safe)
  const readSettings = useReadSettings(safe)
  const propose = useProposing(safe)
  return {
    isBatching: draft.length > 0,
    async propose(title, asked) {
      // Two limits of one batch need the module and the delegate once.
      const parts = asked.filter((part) => !draft.some((before) => isSame(before, part)))
      const begun = [...draft, ...parts.map((part, at) => ({ ...part, id: -1 - at }))]
      if (begun.length > mostParts) throw new Error(`A batch has at most ${mostParts} calls.`)
      const planned = planDraft(await readSettings(), begun).parts.slice(draft.length)
      const calls = planned.flatMap((part) => {
        if ('call' in part) return [part.call]
        throw new Error(part.problem)
      })
      if (draft.length === 0) return propose({ title, calls })
      for (const part of parts) add(part)
      return true
    },
  }
}

function isSame(one: DraftPart, other: DraftPart): boolean {
  if (one.kind === 'call' && other.kind === 'call')
    return one.call.to === other.call.to && one.call.data === other.call.data
  return (
    one.kind === 'change' &&
    other.kind === 'change' &&
    JSON.stringify(one.change) === JSON.stringify(other.change)
  )
}
