import { once } from '@love/protocol/once'
import { type Hex, sha256, stringToBytes } from 'viem'
import { termsText } from './termsText.ts'

/** sha-256 of today's text in UTF-8. */
export const termsHash: () => Hex = once(() => sha256(stringToBytes(termsText)))
