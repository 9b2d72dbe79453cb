import { hash } from 'node:crypto'
import { VersionState } from '@love/safe/api/enumerations'
import type { SafeInfo } from '@love/safe/api/replies/safes'
import type { KnownAddresses } from '../decode/describeDeps.ts'
import type { ReadingProgress } from '../index/progress.ts'
import { stateVersion } from '../proposals/readProposal.ts'
import type { SafeState } from '../state/createSafeStates.ts'

export type SafeInfoParameters = {
  chainId: number
  book: KnownAddresses
  state: SafeState
  /** Of what is stored about the Safe. */
  version: number
  progress: ReadingProgress | undefined
  /** Wei, as text: what came in without a transaction that could be found. */
  unexplainedEther: string
}

export function safeInfoReply(parameters: SafeInfoParameters): SafeInfo {
  const { chainId, book, state, version, progress, unexplainedEther } = parameters
  const { guard, fallbackHandler, modules } = state
  const stored = tagOf(`${version}`)
  // Who may sign, and how many must, changes what waits.
  const waiting = tagOf(`${version} ${stateVersion(state)}`)
  return {
    address: book.info(state.address),
    chainId: String(chainId),
    nonce: state.nonce,
    threshold: state.threshold,
    owners: state.owners.map(book.info),
    implementation: book.info(state.implementation),
    implementationVersionState: versionStateOf(state),
    modules: modules.length > 0 ? modules.map(book.info) : null,
    guard: guard ? book.info(guard) : null,
    fallbackHandler: fallbackHandler ? book.info(fallbackHandler) : null,
    version: state.version,
    collectiblesTag: stored,
    txQueuedTag: waiting,
    txHistoryTag: stored,
    messagesTag: waiting,
    ...(progress && { historyBeingRead: progress }),
    ...(unexplainedEther !== '0' && { unexplainedEther }),
    ...(!state.code.isVerified && { unverified: state.code.why }),
  }
}

function tagOf(text: string): string {
  return hash('sha256', text).slice(0, 16)
}

/** New Safes are made of this release, and those of the next one need no update to it. */
const current = new Set<string>(['1.4.1', '1.5.0'])

function versionStateOf({ code }: SafeState): VersionState {
  if (!code.isVerified) return VersionState.UNKNOWN
  return current.has(code.version) ? VersionState.UP_TO_DATE : VersionState.OUTDATED
}
