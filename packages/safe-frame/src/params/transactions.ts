import { type Address, getAddress, isAddress } from 'viem'
import * as z from 'zod/mini'
import { errorTexts } from '../messages/errorTexts.ts'
import { ofLength } from '../messages/ofLength.ts'
import { hex } from './hex.ts'
import { wei } from './wei.ts'

/** More calls than a block could hold. */
const mostCalls = 1_000

/** Libraries leave out what is nothing, or set it to null. */
const orNothing = <T extends z.ZodMiniType>(schema: T, nothing: z.output<T>) =>
  z.pipe(
    z.optional(z.nullable(schema)),
    z.transform((value): z.output<T> => value ?? nothing),
  )

/** All lower case or with a right checksum; leaves in its checksummed spelling. */
const address = z.pipe(
  z.string().check(z.refine((text) => isAddress(text))),
  z.transform((text): Address => getAddress(text)),
)

const transaction = z.object({ to: address, value: orNothing(wei, '0'), data: orNothing(hex, '0x') })

/** What cannot be read as a wish is none. */
const wishes = z.catch(z.optional(z.object({ safeTxGas: z.optional(wei) })), undefined)

export const transactions = z.object({
  txs: z.array(transaction).check(ofLength(1, mostCalls)),
  params: wishes,
})

const empty = z.object({ txs: z.optional(z.nullable(z.array(z.unknown()).check(ofLength(0, 0)))) })

export function transactionsRefusal(params: unknown): string {
  return empty.safeParse(params ?? {}).success ? errorTexts.noTransactions : 'The transactions are invalid'
}
