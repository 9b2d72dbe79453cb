import type { QueueRequest } from '@love/protocol/safe/rehearsal/queueRehearsal'
import type { SimulationRequest } from '@love/protocol/simulation/simulation'
import { type Hex, size } from 'viem'
import type { z } from 'zod'
import { parseStrictJson, StrictJsonError } from '../rpc/parseStrictJson.ts'
import type { Refused } from './createLimitedPost.ts'
import { queueRequest } from './queue/queueRequest.ts'
import { simulationRequest } from './simulationRequest.ts'

/** Of all calls together. */
const MOST_DATA_BYTES = 128_000

export function parseSimulation(text: string): { request: SimulationRequest } | Refused {
  return parse(text, simulationRequest, ({ calls }) => calls)
}

export function parseQueue(text: string): { request: QueueRequest } | Refused {
  return parse(text, queueRequest, ({ steps }) => steps)
}

function parse<T>(
  text: string,
  schema: z.ZodType<T>,
  callsOf: (request: T) => readonly { readonly data: Hex }[],
): { request: T } | Refused {
  const body = parseBody(text)
  if (body instanceof StrictJsonError) return { refused: { status: 400, error: body.message } }
  const parsed = schema.safeParse(body)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const place = issue?.path.length ? ` at ${issue.path.join('.')}` : ''
    const error = `Not a simulation${place}: ${issue?.message}.`.slice(0, 200)
    return { refused: { status: 400, error } }
  }
  const bytes = callsOf(parsed.data).reduce((sum, { data }) => sum + size(data), 0)
  if (bytes > MOST_DATA_BYTES) {
    return { refused: { status: 413, error: `The data of the calls is above ${MOST_DATA_BYTES} bytes.` } }
  }
  return { request: parsed.data }
}

function parseBody(text: string): unknown {
  try {
    return parseStrictJson(text)
  } catch (error) {
    if (error instanceof StrictJsonError) return error
    throw error
  }
}
