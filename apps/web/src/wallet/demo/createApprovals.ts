import type { Address, Hex } from 'viem'
import { createStore, type Store } from '../../storage/createStore.ts'
import { ProviderError } from '../ProviderError.ts'

/** What the demo wallet asks the person about. */
export type ApprovalQuestion =
  | { readonly kind: 'connect'; readonly accounts: readonly Address[] }
  | { readonly kind: 'message'; readonly from: Address; readonly text: string }
  | { readonly kind: 'typedData'; readonly from: Address; readonly text: string }
  | { readonly kind: 'asset'; readonly address: string; readonly symbol: string; readonly decimals: number }
  | TransactionQuestion
  | BatchQuestion

export type TransactionQuestion = {
  readonly kind: 'transaction'
  readonly from: Address
  /** Undefined creates a contract. */
  readonly to: Address | undefined
  /** Wei. */
  readonly value: bigint
  readonly data: Hex
}

export type BatchQuestion = {
  readonly kind: 'batch'
  readonly from: Address
  readonly calls: readonly { readonly to: Address; readonly value: bigint; readonly data: Hex }[]
  /** The account borrows code first, once (EIP-7702). */
  readonly upgrades: boolean
}

export type Approval = { readonly id: number; readonly question: ApprovalQuestion }

export type Approvals = Pick<Store<readonly Approval[]>, 'get' | 'subscribe'> & {
  /** Answers with the chosen account for `connect`; throws 4001 when rejected. */
  readonly ask: (question: ApprovalQuestion) => Promise<Address | undefined>
  readonly approve: (id: number, account?: Address) => void
  readonly reject: (id: number) => void
  readonly rejectAll: () => void
}

type Answer = { readonly approve: (account?: Address) => void; readonly reject: () => void }

/** The open questions, the oldest first, and who waits for them. */
export function createApprovals(): Approvals {
  const store = createStore<readonly Approval[]>([])
  const answers = new Map<number, Answer>()
  let lastId = 0

  function close(id: number): Answer | undefined {
    const answer = answers.get(id)
    answers.delete(id)
    store.update((open) => open.filter((approval) => approval.id !== id))
    return answer
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    ask(question) {
      lastId += 1
      const id = lastId
      return new Promise((resolve, reject) => {
        const rejected = new ProviderError({ code: 4001, message: 'Rejected in the demo wallet.' })
        answers.set(id, { approve: resolve, reject: () => reject(rejected) })
        store.update((open) => [...open, { id, question }])
      })
    },
    approve: (id, account) => close(id)?.approve(account),
    reject: (id) => close(id)?.reject(),
    rejectAll: () => {
      for (const { id } of store.get()) close(id)?.reject()
    },
  }
}
