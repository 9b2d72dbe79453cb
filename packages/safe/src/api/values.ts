import { getAddress, type Hex, isAddress, maxUint256 } from 'viem'
import * as z from 'zod/mini'
import { Operation } from './enumerations.ts'

type HexLimits = { readonly kind: string; readonly leastBytes: number; readonly mostBytes: number }

/**
 * Whole bytes. Lower case, so that equal bytes are equal text.
 * The length is judged first: nobody makes us read megabytes.
 */
function hex({ kind, leastBytes, mostBytes }: HexLimits) {
  const [least, most] = [2 + 2 * leastBytes, 2 + 2 * mostBytes]
  return z.pipe(
    z.string(`not ${kind}`).check(
      z.refine((text) => text.length <= most, { error: `longer than ${mostBytes} bytes`, abort: true }),
      z.regex(/^0x[0-9a-f]*$/i, { error: `not ${kind}`, abort: true }),
      z.refine((text) => text.length % 2 === 0, { error: 'not made of whole bytes', abort: true }),
      z.refine((text) => text.length >= least, `shorter than ${leastBytes} bytes`),
    ),
    z.transform((text) => text.toLowerCase() as Hex),
  )
}

/** 128 kB as text: twice of that would not fit into a request anyway. */
const MOST_CHARACTERS = 128 * 1024

const mostBytes = MOST_CHARACTERS / 2

export const hash = hex({ kind: 'a 32-byte hash', leastBytes: 32, mostBytes: 32 })

/** One of an owner's key has 65 bytes; those of contracts carry more, and nested ones more again. */
export const signature = hex({ kind: 'a signature', leastBytes: 65, mostBytes: 8 * 1024 })

/** Too much of it has the code `too_big`, by which a server can tell a 413 from a 400. */
export const callData = z.pipe(
  z.string('not hex data').check(({ value: input, issues }) => {
    const maximum = 2 + MOST_CHARACTERS
    if (input.length <= maximum) return
    const message = `longer than ${mostBytes} bytes`
    issues.push({ code: 'too_big', origin: 'string', maximum, inclusive: true, input, message })
  }),
  hex({ kind: 'hex data', leastBytes: 0, mostBytes }),
)

/** All lower case or with a right checksum: anything else may be a slip. Leaves in its checksummed spelling. */
export const address = z.pipe(
  z.string('not an address').check(
    z.regex(/^0x[0-9a-f]{40}$/i, { error: 'not an address', abort: true }),
    z.refine((text) => isAddress(text), 'an address with a wrong checksum'),
  ),
  z.transform((text) => getAddress(text)),
)

/** A gateway may spell an address as it likes; we show the checksummed spelling. */
export const replyAddress = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-f]{40}$/i)),
  z.transform((text) => getAddress(text)),
)

/** Leaves as text, as every reply has it. */
export const chainId = z.pipe(wholeNumber({ least: 1, most: Number.MAX_SAFE_INTEGER }), z.transform(String))

export const nonce = wholeNumber({ least: 0, most: Number.MAX_SAFE_INTEGER })

/** Also in replies nothing else is taken: what is neither a call nor a delegate call cannot be shown truthfully. */
export const operation = z.literal([Operation.CALL, Operation.DELEGATE], 'not the number 0 or 1')

/** As digits or as a number: what a URL and what a program would write. */
export function wholeNumber({ least, most }: { readonly least: number; readonly most: number }) {
  const error = `not a whole number from ${least} to ${most}`
  return z.pipe(
    z.union([z.string(), z.number()], error).check(
      z.refine((value) => /^(0|[1-9]\d{0,15})$/.test(String(value)), { error, abort: true }),
      z.refine((value) => Number(value) >= least && Number(value) <= most, error),
    ),
    z.transform(Number),
  )
}

/** Of at most 256 bits. A JSON number would have lost digits on its way, so only text is taken. */
export const decimal = z.string('not a decimal number in quotes').check(
  z.regex(/^(0|[1-9]\d{0,77})$/, { error: 'not a decimal number in quotes', abort: true }),
  z.refine((text) => BigInt(text) <= maxUint256, 'above 2^256 − 1'),
)

/** Postgres text has no NUL, and half a surrogate pair would be replaced on the way. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

export function text({ mostCharacters }: { readonly mostCharacters: number }) {
  const error = `longer than ${mostCharacters} characters`
  return z.string('not text').check(
    z.refine((value) => value.length <= mostCharacters, { error, abort: true }),
    z.refine(isStorable, 'has a character that cannot be stored'),
  )
}

const domain = z.looseObject({
  name: z.optional(z.string()),
  version: z.optional(z.string()),
  chainId: z.optional(z.union([z.number(), z.string()])),
  verifyingContract: z.optional(z.string()),
  salt: z.optional(z.string()),
})

/** EIP-712. Many leave `primaryType` out: it is then the only type that no other one uses. */
export const typedDataFields = {
  domain,
  types: z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string() }))),
  primaryType: z.optional(z.string()),
  message: z.record(z.string(), z.unknown()),
}

/** For what a sender may leave out or set to null: both mean that there is none. */
export function maybe<T extends z.ZodMiniType>(schema: T) {
  return z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value): z.output<T> | undefined => value ?? undefined),
    ),
  )
}

/** For what a sender may leave out or set to null: the field is always there afterwards. */
export function orElse<T extends z.ZodMiniType, const Fallback>(schema: T, fallback: Fallback) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value): z.output<T> | Fallback => value ?? fallback),
  )
}

export const noFields = z.object({})

/** A body that is not there. */
export const nothing = z.void()
