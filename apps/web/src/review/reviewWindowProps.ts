import type { Intent } from '@love/protocol/intents/intent'
import type { Figure } from '@love/protocol/prices/figure'
import type { ReactNode } from 'react'
import type { UnfinishedRun } from './unfinished/unfinishedRun.ts'

/** The button that leads to another place of the desktop, and how to go there. */
type NextPlace = { readonly label: string; readonly go: () => void }

export type ReviewWindowProps = {
  intent: Intent
  /** What the person should know before the calls: “You pay”, “You get at least”. */
  facts: readonly { label: string; value: ReactNode }[]
  /** What must not be missed, such as a large loss: in red, before all else. */
  headline?: string | undefined
  warnings?: readonly string[] | undefined
  /** USD that it brings; where the network fee is more, that is said. */
  pays?: Figure | undefined
  /** Must be typed before anything is sent: for what may cost much. */
  typedWord?: string | undefined
  /** Why it cannot be sent now, and what would help: the price changed, “Accept”. */
  hold?: { words: string; button?: { label: string; onClick: () => void } | undefined } | undefined
  /** Where a person may want to go once it is confirmed: “Add liquidity”. */
  next?: readonly NextPlace[] | undefined
  /** This was begun at an earlier visit, and is gone on with. */
  unfinished?: UnfinishedRun | undefined
  onClose: () => void
  /** All calls are on the chain. */
  onDone?: (() => void) | undefined
}
