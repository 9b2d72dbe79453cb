import { zeroAddress } from 'viem'
import * as z from 'zod/mini'
import {
  address,
  callData,
  decimal,
  hash,
  maybe,
  nonce,
  operation,
  orElse,
  signature,
  text,
} from './values.ts'

/** Unknown fields are refused: dropping one would change the meaning. */
export function requestBody<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? `unknown field: ${issue.keys.join(', ')}` : 'not a JSON object',
  })
}

/** The app it came from: real clients send JSON in a string. */
export const origin = maybe(text({ mostCharacters: 200 }))

export const signatureOnly = requestBody({ signature })

/** Data to explain, and as much as is known of the call it belongs to: only the data has to be there. */
export const decodeRequest = requestBody({
  operation: maybe(operation),
  data: callData,
  to: maybe(address),
  value: maybe(decimal),
})

export const estimationRequest = requestBody({
  to: address,
  value: decimal,
  data: orElse(callData, '0x'),
  operation,
})

/** Clients that have none leave it out, or send nothing in its place. */
const signatureOrNone = z.union(
  [
    z.pipe(
      z.literal(['', '0x']),
      z.transform(() => undefined),
    ),
    signature,
  ],
  { error: (issue) => (issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0]?.message : undefined) },
)

/** A Safe transaction. Posted again with another owner's signature it is a confirmation. */
export const proposal = requestBody({
  to: address,
  value: decimal,
  data: orElse(callData, '0x'),
  nonce,
  operation,
  safeTxGas: decimal,
  baseGas: decimal,
  gasPrice: decimal,
  gasToken: address,
  refundReceiver: orElse(address, zeroAddress),
  safeTxHash: hash,
  sender: address,
  signature: maybe(signatureOrNone),
  origin,
  /** Ours alone: whether the sender compared the hash with what their device shows. */
  hashCompared: maybe(z.boolean()),
})
