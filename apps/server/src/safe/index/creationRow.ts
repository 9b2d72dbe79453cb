import type { TimedLog } from '../../follow/followSource.ts'
import type { SafeCreations } from '../../store/migrations/safeIndex.ts'
import { decodeProxyCreation } from './proxyCreation.ts'
import type { ChainReceipt } from './readOrigins.ts'
import { decodeSafeEvent } from './safeEvent.ts'
import { placeOf } from './safeGroup.ts'

/** How a Safe came to be: by its own word in the transaction, and by that of whoever made its proxy. */
export function creationRow(safe: string, log: TimedLog, receipt: ChainReceipt | undefined): SafeCreations {
  const logs = [log, ...(receipt?.logs ?? [])].map((one) => ({ ...log, ...one }))
  const setup = logs.flatMap((one) => {
    const event = one.address === safe ? decodeSafeEvent(one) : undefined
    return event?.kind === 'setup' ? [{ ...event, log: one }] : []
  })[0]
  const proxy = logs.map(decodeProxyCreation).find((made) => made?.proxy === safe)
  return {
    ...placeOf(safe, setup?.log ?? log),
    creator: receipt?.from ?? null,
    factory: proxy?.factory ?? null,
    implementation: proxy?.implementation ?? null,
    owners: setup ? setup.owners.join() : null,
    threshold: setup && setup.threshold <= Number.MAX_SAFE_INTEGER ? Number(setup.threshold) : null,
    fallback_handler: setup?.fallbackHandler ?? null,
  }
}
