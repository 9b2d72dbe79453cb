import type { IntentCall } from '@love/protocol/intents/intent'
import type { ComponentType } from 'react'
import { createStore } from '../../storage/createStore.ts'

export type ExecutionProps = {
  /** All that the wallet is asked: which nonce it has depends on what stands before it. */
  calls: readonly IntentCall[]
  call: IntentCall
}

/** Shows what a Safe would execute. The Safe program knows how; a review knows no program, so the shell tells it. */
export const executionView = createStore<ComponentType<ExecutionProps> | undefined>(undefined)
