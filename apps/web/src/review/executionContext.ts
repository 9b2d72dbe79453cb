import type { IntentCall } from '@love/protocol/intents/intent'
import { type ComponentType, createContext } from 'react'

export type ExecutionProps = {
  /** All that the wallet is asked: which nonce it has depends on what stands before it. */
  calls: readonly IntentCall[]
  call: IntentCall
}

/** Shows what a Safe would execute. The Safe program knows how; a review knows no program, so it is told. */
export const ExecutionContext = createContext<ComponentType<ExecutionProps> | undefined>(undefined)
