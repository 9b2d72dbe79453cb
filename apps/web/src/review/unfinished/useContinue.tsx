import { type ReactNode, useState } from 'react'
import { getAddress } from 'viem'
import { showToast } from '../../toasts/toasts.ts'
import { Review } from '../Review.tsx'
import { isRunningElsewhere } from './runLock.ts'
import type { UnfinishedRun } from './unfinishedRun.ts'
import { unfinishedStore } from './unfinishedStore.ts'

export type Continuing = {
  readonly goOn: (unfinished: UnfinishedRun) => Promise<void>
  readonly forget: (unfinished: UnfinishedRun) => void
  /** The window in which it goes on, while it is open. */
  readonly review: ReactNode
}

export function useContinue(): Continuing {
  const [opened, setOpened] = useState<UnfinishedRun>()
  return {
    async goOn(unfinished) {
      if (!(await isRunningElsewhere(unfinished.id))) return setOpened(unfinished)
      const { title } = unfinished.run.intent
      showToast({ kind: 'info', title, text: 'This is already running in another tab or window.' })
    },
    forget({ id, run: { intent } }) {
      unfinishedStore.forget({ address: getAddress(intent.account), chainId: intent.chainId }, id)
    },
    review: opened && (
      <Review
        key={opened.id}
        intent={opened.run.intent}
        facts={[]}
        unfinished={opened}
        onClose={() => setOpened(undefined)}
      />
    ),
  }
}
