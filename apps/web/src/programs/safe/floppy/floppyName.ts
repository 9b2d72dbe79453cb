import type { FloppyProposal } from '@love/protocol/safe/floppy/floppyProposal'

/** Tells files of one proposal apart by how many have signed. */
export function floppyName({ safe, tx, signatures }: FloppyProposal, threshold: number): string {
  const short = `${safe.slice(0, 6)}-${safe.slice(-4)}`
  return `love-safe-${short}-nonce-${tx.nonce}-${signatures.length}-of-${threshold}.json`
}
