import type { Intent } from '@love/protocol/intents/intent'
import type { Figure } from '@love/protocol/prices/figure'
import type { ReactNode } from 'react'
import type { UnfinishedRun } from './unfinished/unfinishedRun.ts'

export type ReviewWindowProps = {
  intent: Intent
  /** What the person should know before the calls: “You pay”, “You get at least”. */
  facts: readonly { label: string; value: ReactNode }[]
  warnings?: readonly string[] | undefined
  /** USD that it brings; where the network fee is more, that is said. */
  pays?: Figure | undefined
  /** Must be typed before anything is sent: for what may cost much. */
  typedWord?: string | undefined
  /** Why it cannot be sent now, and what would help: the price changed, “Accept”. */
  hold?: { words: string; button?: { label: string; onClick: () => void } | undefined } | undefined
  /** This was begun at an earlier visit, and is gone on with. */
  unfinished?: UnfinishedRun | undefined
  onClose: () => void
  /** All calls are on the chain. */
  onDone?: (() => void) | undefined
}
