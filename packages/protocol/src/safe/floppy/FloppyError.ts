import { ProtocolError } from '../../errors/ProtocolError.ts'

export type FloppyErrorCode =
  | 'unreadable-floppy'
  | 'altered-floppy'
  | 'wrong-chain'
  | 'wrong-safe'
  | 'wrong-owner'
  | 'duplicate-owner'
  | 'stale-nonce'
  | 'already-executed'

/** Why a saved proposal cannot be used. */
export class FloppyError extends ProtocolError {
  readonly code: FloppyErrorCode

  constructor(code: FloppyErrorCode, message: string, hint: string) {
    super(message, { hint })
    this.code = code
  }
}
