import type { FloppyFacts } from '@love/safe/floppy/floppyFile'
import { writeFloppy } from '@love/safe/floppy/writeFloppy'
import { type SafeTx, safeTxHash } from '@love/safe/safeTx'
import { type ClaimedSignature, usableSignatures } from '@love/safe/write/usableSignatures'
import { driveContent, putInDrive } from './floppyDrive.ts'
import { insertFloppy } from './insertFloppy.ts'

export type CopyToFloppyParameters = {
  readonly facts: FloppyFacts
  readonly tx: SafeTx
  /** As the gateway names them: those that are none are left behind. */
  readonly claims: readonly ClaimedSignature[]
}

/** Into the drive of the Safe, on top of what is there. Throws when that is another proposal. */
export async function copyToFloppy({ facts, tx, claims }: CopyToFloppyParameters): Promise<void> {
  const { chainId, safe, version, owners } = facts
  const parameters = { chainId, safe, version, tx }
  const usable = await usableSignatures(safeTxHash(parameters), claims, owners)
  const signatures = usable.map(({ owner, signature }) => ({ owner, signature }))
  const text = writeFloppy({ ...parameters, signatures })
  const { content } = await insertFloppy(text, { facts, content: driveContent(safe) })
  putInDrive(safe, { ...content, isChanged: true })
}
