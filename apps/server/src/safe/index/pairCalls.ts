import type { Call, SafeEvent } from './safeEvent.ts'
import type { Told } from './safeGroup.ts'
import type { SignedCall } from './signedCall.ts'

type Of<Kind extends SafeEvent['kind']> = Extract<SafeEvent, { kind: Kind }>

export type PairedCalls = {
  executions: (Told<Of<'executed'>> & { call: SignedCall | undefined })[]
  moduleExecutions: (Told<Of<'module-executed'>> & { call: Call | undefined })[]
}

/**
 * Executions with the calls that the L2 version of the Safe announces before each. A call may lead to another one of
 * the same Safe, so they belong together like brackets.
 */
export function pairCalls(events: readonly Told<SafeEvent>[]): PairedCalls {
  const paired: PairedCalls = { executions: [], moduleExecutions: [] }
  const open: SignedCall[] = []
  const openByModule: Of<'module-call'>[] = []
  for (const { log, told } of events) {
    if (told.kind === 'multisig-call') open.push(told.call)
    else if (told.kind === 'module-call') openByModule.push(told)
    else if (told.kind === 'executed') paired.executions.push({ log, told, call: open.pop() })
    else if (told.kind === 'module-executed') {
      const last = openByModule.pop()
      const call = last?.module === told.module ? last.call : undefined
      paired.moduleExecutions.push({ log, told, call })
    }
  }
  return paired
}
