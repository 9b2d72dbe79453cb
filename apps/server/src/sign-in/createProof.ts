import { withTimeLimit } from '@love/http/request'
import { type Address, type Hex, hashMessage } from 'viem'
import type { Threads } from '../threads/createThreads.ts'
import { askAccount } from './askAccount.ts'
import { createSafeProgress, type SafeProgressDeps, type SafeSignInProgress } from './createSafeProgress.ts'
import type { ContractProof } from './sessions.ts'

export type ProofDeps = SafeProgressDeps & { pool: Pick<Threads, 'recoverAddress'> }

export type ProofQuestion = { account: Address; message: string; signature: Hex }

export type Proof =
  | { readonly kind: 'key' }
  | ({ readonly kind: 'contract' } & ContractProof)
  | { readonly kind: 'pending'; readonly pending: SafeSignInProgress }

/** For everything that the chain is asked about one signature. */
const TIMEOUT_MS = 5_000

/** Who stands behind a text. Undefined: nobody. Throws what the nodes say. */
export function createProof(deps: ProofDeps) {
  const { client, pool } = deps
  const progressOf = createSafeProgress(deps)

  const byContract = async ({ account, message, signature }: ProofQuestion): Promise<Proof | undefined> => {
    const hash = hashMessage(message)
    const agrees = await askAccount(client, { account, hash, signature })
    return agrees ? { kind: 'contract', hash, signature } : undefined
  }

  const byOwners = async (question: ProofQuestion): Promise<Proof | undefined> => {
    const progress = await progressOf(question)
    if (!progress) return undefined
    const { prepared, pending } = progress
    const completed = prepared && (await byContract({ ...question, signature: prepared }))
    return completed || { kind: 'pending', pending }
  }

  return {
    /** A key is asked first: that is most people, and no node hears of it. */
    async ofWallet(question: ProofQuestion): Promise<Proof | undefined> {
      const { account, message, signature } = question
      const signer = await pool.recoverAddress(hashMessage(message), signature)
      if (signer === account) return { kind: 'key' }
      // Without a byte nobody has signed; only a contract can mean something by it.
      return signature === '0x' ? undefined : byContract(question)
    },

    /** Of a contract that is there, by itself or by its owners, who may have signed in our gateway. */
    ofContract: (question: ProofQuestion): Promise<Proof | undefined> =>
      withTimeLimit(async () => (await byContract(question)) ?? byOwners(question), {
        timeoutMs: TIMEOUT_MS,
      }),
  }
}
