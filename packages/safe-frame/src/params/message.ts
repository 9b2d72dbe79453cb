import { hexToBytes, isHex } from 'viem'
import * as z from 'zod/mini'

/** Wallet libraries send text as the hex of its bytes; it leaves as text where the bytes are text. */
export const message = z.pipe(
  z.string(),
  z.transform((written) => {
    if (!isHex(written) || written.length % 2 !== 0) return written
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(hexToBytes(written))
    } catch {
      return written
    }
  }),
)
