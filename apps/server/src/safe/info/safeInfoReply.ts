import { hash } from 'node:crypto'
import { safe130Contracts, safeContracts } from '@love/contracts/deployments/safe'
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
}

export function safeInfoReply({ chainId, book, state, version, progress }: SafeInfoParameters): SafeInfo {
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
    implementationVersionState: versionStateOf(state.implementation),
    modules: modules.length > 0 ? modules.map(book.info) : null,
    guard: guard ? book.info(guard) : null,
    fallbackHandler: fallbackHandler ? book.info(fallbackHandler) : null,
    version: state.version,
    collectiblesTag: stored,
    txQueuedTag: waiting,
    txHistoryTag: stored,
    messagesTag: waiting,
    ...(progress && { historyBeingRead: progress }),
  }
}

function tagOf(text: string): string {
  return hash('sha256', text).slice(0, 16)
}

const newest = new Set<string>([safeContracts.safe, safeContracts.safeL2])
const older = new Set<string>(safe130Contracts.singletons)

function versionStateOf(implementation: string): VersionState {
  if (newest.has(implementation)) return VersionState.UP_TO_DATE
  return older.has(implementation) ? VersionState.OUTDATED : VersionState.UNKNOWN
}
