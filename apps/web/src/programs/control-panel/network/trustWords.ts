import type { HealthReply } from './healthReply.ts'

/** Whose word the figures of this page are. */
export function trustWords({ nodes, quorum }: HealthReply): string {
  const usable = nodes.filter(({ isHealthy }) => isHealthy).length
  if (usable === 0) return 'No node is available. You see the last data received.'
  if (nodes.length === 1) return 'All data comes from one node and is not cross-checked.'
  if (quorum < 2)
    return `${nodes.length} nodes: one is used, the others are fallbacks. Data is not cross-checked.`
  if (usable < 2)
    return 'Two nodes must agree on data that affects your money, and only one is available. Such data is withheld until then.'
  return `${nodes.length} nodes: two must agree on data that affects your money.`
}
