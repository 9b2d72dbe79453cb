import { SafeDataError } from '../SafeDataError.ts'
import type { FloppyProposal, FloppySignature } from './floppyProposal.ts'

/** The same proposal with the signatures of all of them. Each must have been read, so that its signatures are checked. */
export function mergeFloppies(proposals: readonly FloppyProposal[]): FloppyProposal {
  const [first, ...others] = proposals
  if (!first) throw new SafeDataError('There is nothing to merge.', 'Open at least one saved proposal.')
  const stranger = others.find(({ safeTxHash }) => safeTxHash !== first.safeTxHash)
  if (stranger)
    throw new SafeDataError(
      'These are different proposals: signatures of one do not count for the other.',
      'Open files of the same proposal.',
    )
  const merged = new Map<string, FloppySignature>()
  for (const signature of proposals.flatMap(({ signatures }) => signatures)) {
    const key = signature.owner.toLowerCase()
    const known = merged.get(key)
    // A signature that can be checked here is worth more than one that only the chain can judge.
    if (!known || (signature.isChecked && !known.isChecked)) merged.set(key, signature)
  }
  return { ...first, signatures: [...merged.values()] }
}
