import type { QueueReply } from '@love/safe/simulation/queueSimulation'
import { simulationWords } from '@love/safe/simulation/simulationWords'
import type { SimulationRow } from './planSimulation.ts'

type Done = Extract<QueueReply, { readonly status: 'done' }>

export type SimulationSummary = { readonly isFine: boolean; readonly words: string }

/** How far the queue comes, and the first thing that stops it. */
export function simulationSummary(rows: readonly SimulationRow[], { steps }: Done): SimulationSummary {
  const nonces = rows.flatMap((row) => (row.kind === 'step' ? [row.nonce] : []))
  const first = steps.findIndex(({ status }) => status !== 'success')
  const trouble = steps[first]
  if (!trouble)
    return {
      isFine: true,
      words:
        steps.length === 1
          ? 'Simulation passed.'
          : `Simulation passed: all ${steps.length} succeed in this order.`,
    }
  const before = first === 0 ? '' : first === 1 ? '1 succeeds. ' : `${first} succeed. `
  return { isFine: false, words: `${before}Nonce ${nonces[first]}: ${inside(simulationWords(trouble))}` }
}

/** After a colon. */
function inside(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}
