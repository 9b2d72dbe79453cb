import { decodeErrorResult, type Hex } from 'viem'
import type { SimulatedStep } from './queueSimulation.ts'

/** What comes of one transaction of a queue, in words. */
export function simulationWords(step: SimulatedStep): string {
  switch (step.status) {
    case 'used':
      return 'Its nonce is used up: it can never be executed.'
    case 'waits':
      return `It waits for nonce ${step.nonce}.`
    case 'untried':
      return 'It could not be tried: those before it need all that a simulation may take.'
    case 'success':
      return 'It works.'
    case 'failed':
      return `It fails and uses its nonce up: nothing else comes of it. ${reasonWords(step.reason)}`
    case 'reverted':
      return `It cannot be executed, and everything after it waits. ${refusalWords(step)}`
    default:
      return step satisfies never
  }
}

/** A call inside that fails says more than the Safe does about it. */
function refusalWords({ returned, reason }: Extract<SimulatedStep, { status: 'reverted' }>): string {
  const message = messageIn(returned)
  if (message === 'GS013') return reason === '0x' ? reasonWords(returned) : reasonWords(reason)
  if (message === undefined && returned !== '0x')
    return `The Safe’s guard or a call inside refuses it: ${unknownWords(returned)}`
  return reasonWords(returned)
}

function reasonWords(returned: Hex): string {
  if (returned === '0x') return 'The contract does not say why.'
  const message = messageIn(returned)
  if (message === undefined) return `The contract says: ${unknownWords(returned)}`
  return safeErrorWords(message) ?? `The contract says: “${message}”`
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
  return `${returned.slice(0, 10)}${returned.length > 10 ? '…' : ''}, which is not decoded.`
}

/** A contract may say anything, also what moves other text around. */
function cleaned(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').slice(0, 200)
}

/** What the Safe means by its codes. */
const words: Readonly<Record<string, string>> = {
  GS000: 'The Safe could not be set up.',
  GS001: 'The Safe has no threshold: it was never set up.',
  GS010: 'There is not enough gas for it: it asks for more than is left.',
  GS011: 'The Safe cannot pay the refund for gas in ether.',
  GS012: 'The Safe cannot pay the refund for gas in that token.',
  GS013: 'A call inside fails.',
  GS020: 'The signatures are too short.',
  GS021: 'A contract’s signature points into the wrong place.',
  GS022: 'A contract’s signature points outside.',
  GS023: 'A contract’s signature is cut off.',
  GS024: 'A contract that is an owner says no.',
  GS025: 'An owner has not approved it.',
  GS026: 'A signature is of somebody who is no owner, or they are not in order.',
  GS030: 'Only owners may approve.',
  GS031: 'Only the Safe itself may do this.',
  GS101: 'It is already on the list, or no module.',
  GS102: 'That module is already enabled.',
  GS103: 'That module is not enabled, or another one stands before it by now.',
  GS104: 'Only an enabled module may do this.',
  GS200: 'The owners are set up already.',
  GS201: 'It asks for more signatures than there are owners.',
  GS202: 'At least one owner must sign.',
  GS203: 'That address cannot be an owner.',
  GS204: 'That address is already an owner.',
  GS205: 'That owner is not there, or another one stands before it by now.',
  GS300: 'That contract is no guard.',
  GS301: 'That contract is no guard for modules.',
  GS400: 'A Safe cannot be its own fallback handler.',
}

/** Undefined for what is no code of a Safe. */
function safeErrorWords(message: string): string | undefined {
  const code = /^GS\d{3}$/.exec(message)?.[0]
  return code === undefined ? undefined : `${words[code] ?? 'The Safe refuses it.'} (${code})`
}
