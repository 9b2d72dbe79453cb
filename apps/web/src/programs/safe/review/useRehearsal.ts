import type { SafeTx } from '@love/safe/safeTx'
import { planQueue, type QueueReply } from '@love/safe/simulation/queueSimulation'
import type { SafeFacts } from '@love/safe/write/safeFacts'
import { zeroAddress } from 'viem'
import { useQueueSimulation } from '../simulation/useQueueSimulation.ts'
import { watchedTokens } from '../simulation/watchedTokens.ts'
import { reviewSigner, type SafeObstacleParameters } from './findSafeObstacle.ts'

/** The execution by the Safe itself, as if it were its turn now. */
export function useRehearsal(
  tx: SafeTx | undefined,
  { facts, connection }: Pick<SafeObstacleParameters, 'connection'> & { facts: SafeFacts | undefined },
): QueueReply | undefined {
  const request =
    tx && facts
      ? planQueue({
          safe: facts.safe,
          transactions: [{ ...tx, nonce: facts.nonce }],
          tokens: watchedTokens,
          executor: reviewSigner(connection),
        })
      : undefined
  return useQueueSimulation(facts?.safe ?? zeroAddress, request).reply
}
