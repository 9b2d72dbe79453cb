import type { Connector } from 'wagmi'
import type { ProposalReader } from './proposalReader.ts'

/** A connector that knows better than the gateway what became of a proposal: that of a Safe host. */
export type ProposalConnector = { readonly proposals: ProposalReader }

export function proposalsOf(connector: Connector | undefined): ProposalReader | undefined {
  const { proposals } = { ...connector } as Partial<ProposalConnector>
  return typeof proposals?.read === 'function' ? proposals : undefined
}
