import type { QueueReply, SimulatedStep } from '@love/safe/simulation/queueSimulation'
import { type Address, isAddress, isHex } from 'viem'

type Executed = Extract<SimulatedStep, { readonly status: 'success' }>
type Change = Executed['changes'][number]

/** What the server says, for as many steps as were asked; `undefined`: it makes no sense. */
export function parseQueueReply(answer: unknown, stepCount: number): QueueReply | undefined {
  const { status, reason, block, nonce, steps } = fieldsOf(answer)
  if (status === 'unavailable' && typeof reason === 'string') return { status, reason }
  if (status !== 'done' || !isDigits(block) || !isDigits(nonce) || !Array.isArray(steps)) return undefined
  const read = steps.flatMap(parseStep)
  return read.length === stepCount && steps.length === stepCount
    ? { status, block, nonce, steps: read }
    : undefined
}

function parseStep(value: unknown): readonly SimulatedStep[] {
  const fields = fieldsOf(value)
  const { status, nonce, gasUsed, reason, returned } = fields
  switch (status) {
    case 'used':
    case 'untried':
      return [{ status }]
    case 'waits':
      return isDigits(nonce) ? [{ status, nonce }] : []
    case 'success':
      return parseExecuted(fields).map((executed) => ({ status, ...executed }))
    case 'failed':
      return isHex(reason) ? parseExecuted(fields).map((executed) => ({ status, reason, ...executed })) : []
    case 'reverted':
      return isDigits(gasUsed) && isHex(returned) && isHex(reason)
        ? [{ status, gasUsed, returned, reason }]
        : []
    default:
      return []
  }
}

function parseExecuted(fields: Fields): readonly Omit<Executed, 'status'>[] {
  const { gasUsed, changes, owners, threshold } = fields
  if (!isDigits(gasUsed) || !Array.isArray(changes) || !Array.isArray(owners)) return []
  if (typeof threshold !== 'number' || !Number.isSafeInteger(threshold) || threshold < 1) return []
  const read = changes.flatMap(parseChange)
  if (read.length !== changes.length || !owners.every(isOwner)) return []
  return [{ gasUsed, changes: read, owners, threshold }]
}

function parseChange(value: unknown): readonly Change[] {
  const { token, before, after } = fieldsOf(value)
  if (typeof token !== 'string' || !isDigits(before) || !isDigits(after)) return []
  if (token === 'ETH') return [{ token, before, after }]
  return isAddress(token, { strict: false }) ? [{ token, before, after }] : []
}

function isOwner(value: unknown): value is Address {
  return typeof value === 'string' && isAddress(value, { strict: false })
}

function isDigits(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,80}$/.test(value)
}

type Fields = Readonly<Record<string, unknown>>

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
