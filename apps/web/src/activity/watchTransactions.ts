import { chainDefaults } from '../chain/chainDefaults.ts'
import type { Watcher } from './createWatcher.ts'
import type { Owner } from './owner.ts'

export type WatchDeps = Pick<Watcher, 'poll'> & {
  /** A page that nobody sees need not ask. */
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
}

/** Looks at the pace of polling, and at once when the page is seen again. Answers with the way to stop. */
export function watchTransactions({ poll, page }: WatchDeps, owner: Owner): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let isLooking = false

  async function look() {
    clearTimeout(timer)
    if (isStopped || isLooking || page.visibilityState === 'hidden') return
    isLooking = true
    await poll(owner)
    isLooking = false
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(look, chainDefaults.pollingMs)
  }

  page.addEventListener('visibilitychange', look)
  void look()
  return () => {
    isStopped = true
    clearTimeout(timer)
    page.removeEventListener('visibilitychange', look)
  }
}
