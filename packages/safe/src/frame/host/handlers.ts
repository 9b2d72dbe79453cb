import type { Method } from '../messages/methods.ts'
import type { ReadParams } from '../params/paramSchemas.ts'
import type { GivenReply } from '../replies/replySchemas.ts'

type OwnMethod = 'wallet_getPermissions' | 'wallet_requestPermissions'

/** What the host does for an app. A thrown `FrameError` is told to the app in its words, anything else only as a failure. */
export type Handlers = {
  readonly [M in Exclude<Method, OwnMethod>]: (
    params: ReadParams<M>,
  ) => GivenReply<M> | Promise<GivenReply<M>>
}
