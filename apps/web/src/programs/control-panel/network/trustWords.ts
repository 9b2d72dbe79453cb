import type { HealthReply } from './healthReply.ts'

/** Whose word the figures of this page are. */
export function trustWords({ nodes, quorum }: HealthReply): string {
  const usable = nodes.filter(({ isHealthy }) => isHealthy).length
  if (usable === 0) return 'No node can be used at the moment. Figures are those of the last answer.'
  if (nodes.length === 1)
    return 'One node: figures are what this node says, and no other is there to compare it with. Most wallets ask a node of their own before they sign.'
  if (quorum < 2)
    return `${nodes.length} nodes: one of them is asked, and the next when it fails. They are not compared.`
  if (usable < 2)
    return 'Two nodes must agree on what decides about money, and only one can be used at the moment. Nothing of it is told until then.'
  return `${nodes.length} nodes: two of them must agree on what decides about money.`
}
