import type { SimulationRequest } from '@love/protocol/simulation/simulation'
import { size } from 'viem'
import { parseStrictJson, StrictJsonError } from '../rpc/parseStrictJson.ts'
import { simulationRequest } from './simulationRequest.ts'

export type ParsedSimulation =
  | { request: SimulationRequest }
  | { refused: { status: 400 | 413; error: string } }

/** Of all calls together. */
const MOST_DATA_BYTES = 128_000

export function parseSimulation(text: string): ParsedSimulation {
  const body = parseBody(text)
  if (body instanceof StrictJsonError) return { refused: { status: 400, error: body.message } }
  const parsed = simulationRequest.safeParse(body)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const place = issue?.path.length ? ` at ${issue.path.join('.')}` : ''
    const error = `Not a simulation${place}: ${issue?.message}.`.slice(0, 200)
    return { refused: { status: 400, error } }
  }
  const bytes = parsed.data.calls.reduce((sum, { data }) => sum + size(data), 0)
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
