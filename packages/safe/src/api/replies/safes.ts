import * as z from 'zod/mini'
import { VersionState } from '../enumerations.ts'
import { openEnum } from '../open.ts'
import { maybe, orElse } from '../values.ts'
import { addressInfo } from './addresses.ts'

/** A tag changes when the list it belongs to does. */
const tag = orElse(z.string(), null)

export const safeInfo = z.object({
  address: addressInfo,
  chainId: z.string(),
  nonce: z.int(),
  threshold: z.int(),
  owners: z.array(addressInfo),
  implementation: addressInfo,
  implementationVersionState: openEnum(Object.values(VersionState)),
  modules: orElse(z.array(addressInfo), null),
  guard: orElse(addressInfo, null),
  fallbackHandler: orElse(addressInfo, null),
  version: orElse(z.string(), null),
  collectiblesTag: tag,
  txQueuedTag: tag,
  txHistoryTag: tag,
  messagesTag: tag,
  /** Of our own gateway alone, until it has stored the whole past of the Safe; null before it knows how long that is. */
  historyBeingRead: maybe(z.object({ percent: z.nullable(z.int()) })),
  /** Of our own gateway alone: wei that came in without a transaction that it could find; nothing where there is none. */
  unexplainedEther: maybe(z.string()),
  /** Of our own gateway alone: why the code of this contract is not what Safe has released. */
  unverified: maybe(z.string()),
})

export type SafeInfo = z.output<typeof safeInfo>

export const safeOverview = z.object({
  address: addressInfo,
  chainId: z.string(),
  threshold: z.int(),
  owners: z.array(addressInfo),
  fiatTotal: z.string(),
  queued: z.int(),
  awaitingConfirmation: orElse(z.int(), null),
})

export type SafeOverview = z.output<typeof safeOverview>

export const nonces = z.object({ currentNonce: z.int(), recommendedNonce: z.int() })

export type Nonces = z.output<typeof nonces>

export const estimation = z.object({ ...nonces.shape, safeTxGas: z.string() })

export type Estimation = z.output<typeof estimation>
