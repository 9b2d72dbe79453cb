import type { Address, Client } from 'viem'
import { MarketError } from '../../../chain/market/MarketError.ts'
import type { HistoryFilter } from './historyFilter.ts'
import { type HistoryLine, historyLines } from './historyLines.ts'
import { type ProvenTransaction, readFees } from './readFees.ts'
import { readHistoryPage } from './useHistory.ts'

export type WholeHistoryParameters = {
  readonly client: Client
  readonly account: Address
  readonly filter: HistoryFilter
  readonly signal: AbortSignal
  readonly nameOf: (address: string) => string
  /** Told after every page how many there are so far. */
  readonly onRead: (count: number) => void
}

type WholeHistory = {
  readonly lines: readonly HistoryLine[]
  readonly proven: ReadonlyMap<string, ProvenTransaction>
}

const PAGE = 100

/** Milliseconds before a page is asked for again: servers and nodes that count requests forget the old ones. */
const pauses = [1_000, 4_000, 10_000]

/** Every page, and what the chain says of it. Never less than all of it: what fails throws. */
export async function readWholeHistory(parameters: WholeHistoryParameters): Promise<WholeHistory> {
  const { client, account, filter, signal, nameOf, onRead } = parameters
  const lines: HistoryLine[] = []
  const proven = new Map<string, ProvenTransaction>()
  for (let before: string | null = ''; before !== null; ) {
    const from: string = before
    const reply = await patiently(signal, () =>
      readHistoryPage({ account, filter, before: from, limit: PAGE, signal }),
    )
    const receipts = await patiently(signal, () => readFees(client, reply.account, reply.transactions))
    for (const [hash, { fee, isTrue }] of receipts) {
      if (!isTrue) throw new MarketError(`the chain says something else about the transaction ${hash}`)
      proven.set(hash, { fee, isTrue })
    }
    lines.push(...historyLines(reply, reply.transactions, { nameOf }))
    signal.throwIfAborted()
    onRead(lines.length)
    before = reply.next
  }
  return { lines, proven }
}

async function patiently<Reply>(signal: AbortSignal, ask: () => Promise<Reply>): Promise<Reply> {
  for (const pause of pauses) {
    try {
      return await ask()
    } catch {
      signal.throwIfAborted()
      await new Promise((resolve) => setTimeout(resolve, pause))
      signal.throwIfAborted()
    }
  }
  return ask()
}
