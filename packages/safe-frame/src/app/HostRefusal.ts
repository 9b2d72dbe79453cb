import { errorTexts } from '../messages/errorTexts.ts'
import { FrameError, rejectedCode } from '../messages/FrameError.ts'

/** Hosts say in words that a person said no; wallets say it in a number. */
const refused = /reject|denied|declined|cancel/i
const longest = 500

/** The host answered that it will not. */
export class HostRefusal extends FrameError {
  constructor(error: unknown) {
    const words =
      typeof error === 'string' && error !== '' ? error.slice(0, longest) : 'The host gave no reason'
    const isNo = words === errorTexts.permissionsRejected || refused.test(words)
    super(words, isNo ? { code: rejectedCode } : {})
  }
}
