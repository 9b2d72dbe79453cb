import { encodePart } from '@love/protocol/safe/signatures/encodeSignatures'
import { getAddress, type Hash } from 'viem'
import type { SafeExecutions } from '../../store/migrations/safeIndex.ts'
import type { Database } from '../../store/openStore.ts'
import type { Threads } from '../../threads/createThreads.ts'
import { GatewayError } from '../gateway/GatewayError.ts'
import { type Confirmation, confirmationsOf } from '../proposals/confirmationsOf.ts'
import { BusyError } from '../signatures/BusyError.ts'
import { signerOf } from '../signatures/signerOf.ts'
import { signatureParts } from './signatureParts.ts'

export type ExecutedConfirmationsDeps = { db: Database; pool: Pick<Threads, 'recoverAddress'> }

/** Everybody who signed what was executed: here before, or with the execution itself. */
export async function executedConfirmations(
  { db, pool }: ExecutedConfirmationsDeps,
  row: SafeExecutions,
  owners: readonly string[],
): Promise<readonly Confirmation[]> {
  const [stored, shown] = await Promise.all([confirmationsOf(db, row.safe, row.id), shownWith(pool, row)])
  const isKnown = (owner: string) => stored.some((one) => one.owner === owner)
  const all = [...stored, ...shown.filter(({ owner }) => !isKnown(owner))]
  // A Safe looks at as many signatures as it needs: what follows them may be anything.
  return owners.length === 0 ? all : all.filter(({ owner }) => owners.includes(owner.toLowerCase()))
}

async function shownWith(
  pool: Pick<Threads, 'recoverAddress'>,
  { id, signatures, timestamp }: SafeExecutions,
): Promise<readonly Confirmation[]> {
  try {
    const signed = await Promise.all(
      signatureParts(signatures).map(async (part) => {
        const owner = await signerOf(pool, part, id as Hash)
        if (!owner) return []
        const { kind } = part
        return [
          { owner: getAddress(owner), kind, signature: encodePart(part), submittedAt: timestamp * 1_000 },
        ]
      }),
    )
    return signed.flat()
  } catch (error) {
    if (error instanceof BusyError)
      throw new GatewayError(503, 'Too many signatures wait to be read. Try again later.', { retryAfter: 1 })
    throw error
  }
}
