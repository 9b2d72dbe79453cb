import type { Database } from '../../store/openStore.ts'
import { GatewayError } from '../gateway/GatewayError.ts'
import type { SafeState } from '../state/safeState.ts'
import { compiledOnce } from './compiledOnce.ts'
import { removeOrphans } from './removeOrphans.ts'

const MOST_QUEUED = 100
const MOST_RIVALS = 20

export type RoomParameters = { safe: string; nonce: number; state: Pick<SafeState, 'owners' | 'nonce'> }

const askQueued = compiledOnce((db) =>
  db
    .selectFrom('safe_proposals')
    .select(({ fn }) => ['nonce', fn.countAll<number>().as('count')])
    .where('safe', '=', '')
    .where('nonce', '>=', 0)
    .groupBy('nonce'),
)

/** Throws where the queue is full. What only people proposed who are no owners any longer gives way. */
export async function makeRoom(transaction: Database, parameters: RoomParameters): Promise<void> {
  const problem = () => whyFull(transaction, parameters)
  if (!(await problem())) return
  await removeOrphans(transaction, parameters)
  const left = await problem()
  if (left) throw new GatewayError(422, left)
}

async function whyFull(
  transaction: Database,
  { safe, nonce, state }: RoomParameters,
): Promise<string | undefined> {
  const counts = await askQueued(transaction, [safe, state.nonce])
  const rivals = counts.find((one) => one.nonce === nonce)?.count ?? 0
  if (rivals >= MOST_RIVALS)
    return `There are ${MOST_RIVALS} proposals with nonce ${nonce} already. Execute one of them, or delete one.`
  if (counts.reduce((sum, { count }) => sum + count, 0) >= MOST_QUEUED)
    return `There are ${MOST_QUEUED} proposals in the queue already. Execute some of them, or delete some.`
  return undefined
}
