import { decodeErrorResult, type Hex } from 'viem'
import type { SimulatedStep } from './queueSimulation.ts'

/** What comes of one transaction of a queue, in words. */
export function simulationWords(step: SimulatedStep): string {
  switch (step.status) {
    case 'used':
      return 'Its nonce has already been used: it can never be executed.'
    case 'waits':
      return `Waiting for nonce ${step.nonce}.`
    case 'untried':
      return 'Not simulated: earlier transactions reached the simulation limit.'
    case 'success':
      return 'Succeeds.'
    case 'failed':
      return `Fails, but uses up its nonce. ${reasonWords(step.reason)}`
    case 'reverted':
      return `Reverts and blocks everything after it. ${refusalWords(step)}`
    default:
      return step satisfies never
  }
}

/** A call inside that fails says more than the Safe does about it. */
function refusalWords({ returned, reason }: Extract<SimulatedStep, { status: 'reverted' }>): string {
  const message = messageIn(returned)
  if (message === 'GS013') return reason === '0x' ? reasonWords(returned) : reasonWords(reason)
  if (message === undefined && returned !== '0x')
    return `Rejected by the Safe’s guard or an inner call: ${unknownWords(returned)}`
  return reasonWords(returned)
}

function reasonWords(returned: Hex): string {
  if (returned === '0x') return 'No reason given.'
  const message = messageIn(returned)
  if (message === undefined) return `Reason: ${unknownWords(returned)}`
  return safeErrorWords(message) ?? `Reason: “${message}”`
}

/** Texts and panics, which every contract can say. */
function messageIn(returned: Hex): string | undefined {
  try {
    const { errorName, args } = decodeErrorResult({ data: returned })
    const [first] = args ?? []
    if (errorName === 'Error') return cleaned(String(first))
    return errorName === 'Panic' ? `panic ${first}` : undefined
  } catch {
    return undefined
  }
}

function unknownWords(returned: Hex): string {
  return `${returned.slice(0, 10)}${returned.length > 10 ? '…' : ''} (not decoded).`
}

/** A contract may say anything, also what moves other text around. */
function cleaned(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').slice(0, 200)
}

/** What the Safe means by its codes. */
const words: Readonly<Record<string, string>> = {
  GS000: 'The Safe could not be set up.',
  GS001: 'The Safe has no threshold: it was never set up.',
  GS010: 'Not enough gas for the requested safeTxGas.',
  GS011: 'The Safe cannot pay the gas refund in ETH.',
  GS012: 'The Safe cannot pay the gas refund in that token.',
  GS013: 'An inner call failed.',
  GS020: 'The signatures are too short.',
  GS021: 'A contract’s signature has a wrong offset.',
  GS022: 'A contract’s signature is out of bounds.',
  GS023: 'A contract’s signature is incomplete.',
  GS024: 'A contract owner did not approve.',
  GS025: 'An owner has not approved this hash.',
  GS026: 'A signature is not an owner’s, or the signatures are not sorted.',
  GS030: 'Only owners can approve hashes.',
  GS031: 'Only the Safe itself can do this.',
  GS101: 'Not a valid module address.',
  GS102: 'That module is already enabled.',
  GS103: 'That module is not enabled, or the module list has changed.',
  GS104: 'Only an enabled module can do this.',
  GS200: 'The owners are already set up.',
  GS201: 'The threshold exceeds the number of owners.',
  GS202: 'At least one owner must sign.',
  GS203: 'That address cannot be an owner.',
  GS204: 'That address is already an owner.',
  GS205: 'That address is not an owner, or the owner list has changed.',
  GS300: 'That contract is not a guard.',
  GS301: 'That contract is not a module guard.',
  GS400: 'A Safe cannot be its own fallback handler.',
}

/** Undefined for what is no code of a Safe. */
function safeErrorWords(message: string): string | undefined {
  const code = /^GS\d{3}$/.exec(message)?.[0]
  return code === undefined ? undefined : `${words[code] ?? 'The Safe rejected it.'} (${code})`
}
