import type { SimulationRequest } from '@love/protocol/simulation/simulation'
import type { QueueRequest } from '@love/safe/simulation/queueSimulation'
import { getAddress, type Hex, maxUint256, size, zeroAddress } from 'viem'
import { z } from 'zod'
import { data, rpcAddress } from '../rpc/methods/callRequest.ts'
import { parseStrictJson, StrictJsonError } from '../rpc/parseStrictJson.ts'
import type { Refused } from './createLimitedPost.ts'

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
    const error = `Invalid simulation${place}: ${issue?.message}.`.slice(0, 200)
    return { refused: { status: 400, error } }
  }
  const bytes = callsOf(parsed.data).reduce((sum, { data }) => sum + size(data), 0)
  if (bytes > MOST_DATA_BYTES) {
    return { refused: { status: 413, error: `The call data is larger than ${MOST_DATA_BYTES} bytes.` } }
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

const MOST_CALLS = 16

const MOST_WATCHED = 32

/** Addresses leave it in their checksummed spelling. */
const account = rpcAddress.transform((text) => getAddress(text))

const decimal = z
  .string('not a decimal number in quotes')
  .regex(/^(0|[1-9]\d{0,77})$/, { error: 'not a decimal number in quotes', abort: true })
  .refine((text) => BigInt(text) <= maxUint256, 'above 2^256 − 1')

// To the simulating contracts the zero address means ether.
const token = account.refine((text) => text !== zeroAddress, 'not a token')

export const bytes = data.transform((text): Hex => `0x${text.slice(2)}`)

/** Unknown fields are refused: dropping one would change the meaning. */
const simulationRequest: z.ZodType<SimulationRequest> = z.strictObject({
  from: account,
  calls: z
    .array(z.strictObject({ to: account, data: bytes, value: decimal }), 'not a list')
    .refine(({ length }) => length > 0, 'no call to run')
    .refine(({ length }) => length <= MOST_CALLS, `more than ${MOST_CALLS} calls`),
  watch: z
    .array(
      z.strictObject({ account, token: z.union([z.literal('ETH'), token], 'not a token or ETH') }),
      'not a list',
    )
    .refine(({ length }) => length <= MOST_WATCHED, `more than ${MOST_WATCHED} balances`),
})

const MOST_STEPS = 50

const MOST_TOKENS = 16

const step = z.strictObject({
  to: account,
  value: decimal,
  data: bytes,
  operation: z.union([z.literal(0), z.literal(1)], 'neither 0 nor 1'),
  safeTxGas: decimal,
  baseGas: decimal,
  gasPrice: decimal,
  gasToken: account,
  refundReceiver: account,
  nonce: decimal,
})

/** Unknown fields are refused: dropping one would change the meaning. */
const queueRequest: z.ZodType<QueueRequest> = z
  .strictObject({
    safe: account,
    steps: z
      .array(step, 'not a list')
      .refine(({ length }) => length > 0, 'no transaction to run')
      .refine(({ length }) => length <= MOST_STEPS, `more than ${MOST_STEPS} transactions`)
      .refine(isRising, 'not sorted by nonce without duplicates'),
    tokens: z
      .array(token, 'not a list')
      .refine(({ length }) => length <= MOST_TOKENS, `more than ${MOST_TOKENS} tokens`),
    executor: account.optional(),
  })
  .refine(({ safe, executor }) => safe !== executor, {
    error: 'the Safe cannot execute itself',
    path: ['executor'],
  })

function isRising(steps: readonly { nonce: string }[]): boolean {
  return steps.every(({ nonce }, index) => {
    const before = steps[index - 1]
    return before === undefined || BigInt(before.nonce) < BigInt(nonce)
  })
}
