import { unreadableWords } from '@love/safe/readable'
import { isListedAddress } from '@love/safe/write/isListedAddress'
import type { SafeFacts } from '@love/safe/write/safeFacts'
import type { Address } from 'viem'
import { wrongNetworkText } from '../../../chain/errorText.ts'
import type { Obstacle } from '../../../review/findObstacle.ts'
import type { SimulationState } from '../../../review/simulation/useSimulation.ts'
import type { Connection } from '../../../wallet/connection.ts'
import type { SafeReviewRequest } from '../../../wallet/safe/review/safeReviewRequest.ts'
import { waiverWord } from '../matcher/comparing.ts'
import { type Dangers, wordToType } from './dangersOf.ts'

export type SafeObstacleParameters = {
  readonly kind: SafeReviewRequest['kind']
  readonly connection: Pick<Connection, 'address' | 'isConnected' | 'isSupported' | 'isSafe' | 'ownerAddress'>
  readonly hasAgreed: boolean
  /** Undefined while the chain is read. */
  readonly facts: SafeFacts | undefined
  /** Why the chain could not be read. */
  readonly readFailure: string | undefined
  /** Of what is signed; undefined for a message. */
  readonly nonce: bigint | undefined
  /** Why no nonce is chosen, where one has to be, or why the note does not fit. */
  readonly nonceProblem: string | undefined
  /** Whose signatures count already; undefined while they are checked. */
  readonly signers: readonly Address[] | undefined
  readonly dangers: Dangers | undefined
  readonly simulation: SimulationState
  readonly typed: string
  readonly hasAcceptedRefund: boolean
  /** The owner's device shows another hash than this window. */
  readonly deviceDiffers: boolean
  /** What was chosen in the settings: compared with the device, or waived in writing. */
  readonly lacksComparison: boolean
}

/** The first thing that is in the way; nothing when the wallet may be asked. */
export function findSafeObstacle(parameters: SafeObstacleParameters): Obstacle | undefined {
  return (
    wordsOf(unreadableObstacle(parameters)) ??
    wordsOf(differsObstacle(parameters)) ??
    walletObstacle(parameters) ??
    wordsOf(stateObstacle(parameters)) ??
    wordsOf(oddObstacle(parameters)) ??
    wordsOf(dangerObstacle(parameters)) ??
    wordsOf(comparisonObstacle(parameters))
  )
}

function wordsOf(words: string | undefined): Obstacle | undefined {
  return words === undefined ? undefined : { words }
}

/** Who signs: the key behind the Safe that the page acts as, or the connected account itself. */
export function reviewSigner({
  address,
  isSafe,
  ownerAddress,
}: SafeObstacleParameters['connection']): Address | undefined {
  return isSafe ? ownerAddress : address
}

/** Nothing that the person could do would help. To take it back is no signature of it. */
function unreadableObstacle({ kind, dangers }: SafeObstacleParameters): string | undefined {
  if (!dangers?.isHiding || kind === 'delete') return undefined
  return `${unreadableWords} It cannot be ${kind === 'execute' ? 'executed' : 'signed'} here.`
}

/** Nothing that is done in this window helps either: somebody has to find out why. */
function differsObstacle({ kind, deviceDiffers }: SafeObstacleParameters): string | undefined {
  if (!deviceDiffers) return undefined
  const act = kind === 'execute' ? 'executed' : 'signed'
  return `Your device shows a different hash, so nothing can be ${act} in this window. Close it and find out why.`
}

/** Whoever makes up such answers must not keep owners from taking something back. */
function oddObstacle({ kind, simulation }: SafeObstacleParameters): string | undefined {
  if (simulation.status !== 'odd' || kind === 'delete' || kind === 'reject') return undefined
  return `The simulation result is impossible, so this cannot be ${kind === 'execute' ? 'executed' : 'signed'}.`
}

function walletObstacle({ connection, hasAgreed }: SafeObstacleParameters): Obstacle | undefined {
  if (!connection.isConnected) return { words: 'No wallet is connected.', remedy: 'connect' }
  if (!connection.isSupported) return { words: wrongNetworkText, remedy: 'switch' }
  if (!reviewSigner(connection))
    return {
      words:
        'Inside another Safe interface, only that interface can request signatures. Open LOVE directly to sign.',
    }
  return hasAgreed ? undefined : { words: 'Agree to the terms first.' }
}

function stateObstacle(parameters: SafeObstacleParameters): string | undefined {
  const { kind, connection, facts, readFailure, nonce, nonceProblem, signers } = parameters
  const signer = reviewSigner(connection)
  if (readFailure !== undefined) return readFailure
  if (!facts || !signers || !signer) return 'Loading the Safe…'
  const isOwner = isListedAddress(facts.owners, signer)
  const hasSigned = isListedAddress(signers, signer)
  if (nonceProblem !== undefined) return nonceProblem
  if (nonce !== undefined && nonce < facts.nonce) return `Nonce ${nonce} has already been used.`
  if (kind === 'execute')
    return executeObstacle({ facts, nonce, signed: signers.length + (isOwner && !hasSigned ? 1 : 0) })
  if (!isOwner) return `${signer} is not an owner of this Safe.`
  if ((kind === 'confirm' || kind === 'sign') && hasSigned) return 'You have already signed.'
  return undefined
}

function executeObstacle({
  facts,
  nonce,
  signed,
}: {
  facts: SafeFacts
  nonce: bigint | undefined
  signed: number
}): string | undefined {
  if (nonce !== undefined && nonce > facts.nonce) return `Nonce ${facts.nonce} must be executed first.`
  return signed < facts.threshold ? 'Not enough owners have signed.' : undefined
}

function dangerObstacle(parameters: SafeObstacleParameters): string | undefined {
  const { kind, facts, dangers, typed, hasAcceptedRefund } = parameters
  const word = facts && kind !== 'delete' ? wordToType(facts, dangers) : undefined
  if (word !== undefined && typed.trim() !== word) return `Type “${word}” above to continue.`
  if (dangers && dangers.refund.length > 0 && !hasAcceptedRefund)
    return 'Confirm the gas refund above to continue.'
  return undefined
}

function comparisonObstacle({ lacksComparison }: SafeObstacleParameters): string | undefined {
  if (!lacksComparison) return undefined
  return `Compare the hash with your device, or type “${waiverWord}” above to continue.`
}
