import type { FloppyFacts, FloppyProposal } from '@love/safe/floppy/floppyFile'
import { readFloppy } from '@love/safe/floppy/readFloppy'
import { mergeFloppies, writeFloppy } from '@love/safe/floppy/writeFloppy'
import type { DriveContent } from './floppyDrive.ts'

export type Inserted = {
  readonly content: DriveContent
  /** What happened, for who cannot see it. */
  readonly words: string
}

/**
 * A file on top of what is in the drive: the same proposal with the signatures of both. Throws why it is refused; the
 * drive then stays as it is.
 */
export async function insertFloppy(
  text: string,
  { facts, content }: { readonly facts: FloppyFacts; readonly content: DriveContent | undefined },
): Promise<Inserted> {
  const { proposal } = await readFloppy(text, facts)
  if (!content) return { content: { text: floppyText(proposal), isChanged: false }, words: 'Opened.' }
  const { proposal: held } = await readFloppy(content.text, facts)
  const merged = mergeFloppies([held, proposal])
  const added = merged.signatures.length - held.signatures.length
  return {
    content: { text: floppyText(merged), isChanged: content.isChanged || added > 0 },
    words:
      added === 0
        ? 'Same transaction, no new signatures.'
        : `Merged: ${added} new ${added === 1 ? 'signature' : 'signatures'}.`,
  }
}

function floppyText(proposal: FloppyProposal): string {
  const { signatures, ...parameters } = proposal
  return writeFloppy({ ...parameters, signatures })
}
