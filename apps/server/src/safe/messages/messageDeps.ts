import type { ProposalDeps } from '../proposals/proposalDeps.ts'

export type MessageDeps = Pick<
  ProposalDeps,
  'db' | 'states' | 'versions' | 'follow' | 'followEarned' | 'verifier' | 'now'
> & {
  config: Pick<ProposalDeps['config'], 'chainId' | 'appUrl' | 'safeApps'>
}
