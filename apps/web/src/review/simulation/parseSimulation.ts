import type { BalanceChange, SimulatedCall, SimulationReply } from '@love/protocol/simulation/simulation'
import { isAddress, isHex } from 'viem'

/** What the server says is read as strictly as what a stranger says; `undefined`: it makes no sense. */
export function parseSimulation(answer: unknown): SimulationReply | undefined {
  const { status, reason, by, block, calls, changes } = fieldsOf(answer)
  if (status === 'unavailable' && typeof reason === 'string') return { status, reason }
  if (status !== 'done' || (by !== 'eth_simulateV1' && by !== 'eth_call') || !isDigits(block))
    return undefined
  if (!Array.isArray(calls) || !Array.isArray(changes)) return undefined
  const [ran, changed] = [calls.flatMap(parseCall), changes.flatMap(parseChange)]
  if (ran.length !== calls.length || changed.length !== changes.length) return undefined
  return { status, by, block, calls: ran, changes: changed }
}

function parseCall(value: unknown): readonly SimulatedCall[] {
  const { isSuccess, gasUsed, returned } = fieldsOf(value)
  if (typeof isSuccess !== 'boolean' || !isDigits(gasUsed) || !isHex(returned)) return []
  return [{ isSuccess, gasUsed, returned }]
}

function parseChange(value: unknown): readonly BalanceChange[] {
  const { account, token, before, after } = fieldsOf(value)
  if (typeof account !== 'string' || !isAddress(account, { strict: false })) return []
  if (typeof token !== 'string' || !isDigits(before) || !isDigits(after)) return []
  if (token === 'ETH') return [{ account, token, before, after }]
  return isAddress(token, { strict: false }) ? [{ account, token, before, after }] : []
}

function isDigits(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,80}$/.test(value)
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
