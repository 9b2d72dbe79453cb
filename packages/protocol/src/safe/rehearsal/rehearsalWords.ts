import { decodeErrorResult, type Hex } from 'viem'
import type { RehearsedStep } from './queueRehearsal.ts'
import { safeErrorWords } from './safeErrorWords.ts'

/** What comes of one transaction of a queue, in words. */
export function rehearsalWords(step: RehearsedStep): string {
  switch (step.status) {
    case 'used':
      return 'Its nonce is used up: it can never be executed.'
    case 'waits':
      return `It waits for nonce ${step.nonce}.`
    case 'untried':
      return 'It could not be tried: those before it need all that a rehearsal may take.'
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
function refusalWords({ returned, reason }: Extract<RehearsedStep, { status: 'reverted' }>): string {
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
