import type * as z from 'zod/mini'
import { FrameError } from '../messages/errors.ts'
import type { Method } from '../messages/methods.ts'
import type { SentParams } from '../params/paramSchemas.ts'
import { parseParams } from '../params/parseParams.ts'
import { type ReadReply, replySchemas } from '../replies/replySchemas.ts'
import type { HostLine } from './createHostLine.ts'

/** Sends any of the messages, unless the host would refuse it anyway, and reads the answer. */
export async function askHost<M extends Method>(
  line: Pick<HostLine, 'send'>,
  method: M,
  params: SentParams<M>,
): Promise<ReadReply<M>> {
  parseParams(method, params)
  const schema: z.ZodMiniType<ReadReply<M>> = replySchemas[method] as never
  const parsed = schema.safeParse(await line.send(method, params))
  if (!parsed.success) throw new FrameError(`The Safe host sent an unreadable response to ${method}`)
  return parsed.data
}
