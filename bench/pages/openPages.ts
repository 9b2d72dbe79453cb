import { Worker } from 'node:worker_threads'

export type PagesOrder = {
  readonly port: number
  readonly pages: number
  /** As the chain has them. */
  readonly blockSeconds: number
}

type PagesCount = {
  readonly open: number
  /** Answers with a snapshot, or with the word that it has not changed. */
  readonly looks: number
  /** How often, by what was wrong. */
  readonly failed: Readonly<Record<string, number>>
}

export type OpenPages = { count(): Promise<PagesCount>; close(): Promise<void> }

/** So many pages without a wallet, each with a connection and an address of its own, in a thread. */
export function openPages(order: PagesOrder): OpenPages {
  const thread = new Worker(new URL('./crowd.ts', import.meta.url), { workerData: order })
  const failed = new Promise<never>((_, reject) => thread.once('error', reject))
  failed.catch(() => {})
  return {
    count: () => {
      const told = new Promise<PagesCount>((resolve) => thread.once('message', resolve))
      thread.postMessage('How many?')
      return Promise.race([told, failed])
    },
    close: async () => void (await thread.terminate()),
  }
}
