import { callEndpoint } from '@love/safe/api/client/callEndpoint'
import type { Gateway } from '@love/safe/api/client/endpointCall'
import { getTransactionHistory } from '@love/safe/api/endpoints/history'
import type { TransactionListPage } from '@love/safe/api/replies/transactions'
import type { Address } from 'viem'
import { network } from '../../../chain/network.ts'
import { isFinal } from '../../../wallet/safe/gateway/gatewayDefaults.ts'

/** As much of a history as has been read, the newest first. */
export type HistorySoFar = {
  readonly items: TransactionListPage['results']
  /** Of the page that comes next; undefined for the first one, and behind the last. */
  readonly next: string | undefined
  readonly isWhole: boolean
}

export type WholeHistoryParameters = {
  readonly safe: Address
  readonly signal: AbortSignal
  /** Told after every page. Whoever keeps it can go on from there after a failure. */
  readonly onRead: (soFar: HistorySoFar) => void
  readonly start?: HistorySoFar | undefined
  readonly pause?: ((ms: number) => Promise<void>) | undefined
}

const pageSize = 100

/** A gateway could link without end. */
const mostPages = 1_000

/** Milliseconds before a page is asked for again: a gateway that counts requests forgets the old ones. */
const pauses = [1_000, 4_000, 10_000]

/** Every page of what happened, one after the other. Never less than all of it: what fails throws. */
export async function readWholeHistory(
  gateway: Gateway,
  parameters: WholeHistoryParameters,
): Promise<HistorySoFar> {
  const { safe, signal, onRead, start, pause = waitFor } = parameters
  let soFar = start ?? { items: [], next: undefined, isWhole: false }
  const asked = new Set<string>()
  const known = new Set(soFar.items.map(idOf))
  while (!soFar.isWhole) {
    const { next: link } = soFar
    if (asked.size >= mostPages || (link !== undefined && asked.has(link)))
      throw new Error('The Safe service lists this history without an end.')
    asked.add(link ?? '')
    const { results, next } = await readPage(gateway, { safe, link, signal, pause })
    // What is new meanwhile moves the rest to later pages of some gateways.
    const fresh = results.filter((item) => !known.has(idOf(item)) || item.type !== 'TRANSACTION')
    for (const item of fresh) known.add(idOf(item))
    soFar = { items: [...soFar.items, ...fresh], next, isWhole: next === undefined }
    signal.throwIfAborted()
    onRead(soFar)
  }
  return soFar
}

function idOf(item: HistorySoFar['items'][number]): string | undefined {
  return item.type === 'TRANSACTION' ? item.transaction.id : undefined
}

type PageParameters = Required<Pick<WholeHistoryParameters, 'safe' | 'signal'>> & {
  readonly link: string | undefined
  readonly pause: (ms: number) => Promise<void>
}

async function readPage(
  gateway: Gateway,
  { safe, link, signal, pause }: PageParameters,
): Promise<TransactionListPage> {
  for (let failures = 0; ; failures++) {
    try {
      return await callEndpoint(
        gateway,
        getTransactionHistory,
        link === undefined
          ? {
              parameters: { chainId: network.chain.id, safe_address: safe },
              query: { trusted: false, imitation: true, limit: pageSize },
              signal,
            }
          : { pageUrl: link, signal },
      )
    } catch (error) {
      const wait = pauses[failures]
      if (signal.aborted || isFinal(error) || wait === undefined) throw error
      await pause(wait)
      signal.throwIfAborted()
    }
  }
}

function waitFor(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
