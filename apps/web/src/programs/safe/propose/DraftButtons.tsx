import { Button } from '@love/ui98/Button'
import { type ReactNode, useState } from 'react'
import type { Address } from 'viem'
import { type DraftPart, mostParts } from '../../../wallet/safe/batch/draft.ts'
import type { Acting } from '../workspace/useActing.ts'
import { ProposeButton } from './ProposeButton.tsx'
import { planDraft } from './planDraft.ts'
import { useDraft } from './useDraft.ts'
import { type Proposing, useProposing } from './useProposing.ts'
import { useReadSettings } from './useSafeSettings.ts'

export type DraftButtonsProps = {
  safe: Address
  acting: Acting
  /** What the form says; undefined where it says what is wrong with it instead. */
  build: () => DraftPart | undefined | Promise<DraftPart | undefined>
  /** It was signed, or is part of the batch: the form can be emptied. */
  onTaken: () => void
  /** Chosen on the page. */
  more?: Pick<Proposing, 'nonce' | 'note' | 'privateNote'> | undefined
  /** More buttons beside them. */
  children?: ReactNode
}

/** At the end of every form: alone, or as a part of a batch. Once there is a batch, everything goes into it. */
export function DraftButtons({ safe, acting, build, onTaken, more, children }: DraftButtonsProps) {
  const { draft, add } = useDraft(safe)
  const propose = useProposing(safe)
  const readSettings = useReadSettings(safe)
  const [added, setAdded] = useState('')

  async function review() {
    const part = await build()
    if (!part) return
    const settings = part.kind === 'change' ? await readSettings() : undefined
    const [planned] = planDraft(settings, [{ ...part, id: 0 }]).parts
    if (!planned || !('call' in planned)) return
    const { call } = planned
    if (await propose({ title: call.words, calls: [call], ...more })) onTaken()
  }

  async function addPart() {
    const part = await build()
    if (!part) return setAdded('')
    if (draft.length >= mostParts) return setAdded(`A batch has at most ${mostParts} calls.`)
    add(part)
    onTaken()
    setAdded(`Added. The batch has ${draft.length + 1} ${draft.length === 0 ? 'call' : 'calls'}.`)
  }

  return (
    <div className="button-row safe-draft-buttons">
      {draft.length === 0 && <ProposeButton acting={acting} onReview={() => void review()} />}
      <Button icon="page" type={draft.length === 0 ? 'button' : 'submit'} onClick={() => void addPart()}>
        Add to batch
      </Button>
      {children}
      <span role="status">{added}</span>
    </div>
  )
}
