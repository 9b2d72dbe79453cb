import * as z from 'zod/mini'
import { VersionState } from '../enumerations/VersionState.ts'
import { openEnum } from '../open/openEnum.ts'
import { maybe } from '../values/maybe.ts'
import { orElse } from '../values/orElse.ts'
import { addressInfo } from './addressInfo.ts'

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
})
export type SafeInfo = z.output<typeof safeInfo>
