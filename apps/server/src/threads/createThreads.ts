import type { DataToDecode, DecodedData } from '@love/safe/decode/decodeData'
import { isHighS } from '@love/safe/signatures/parseSignatures'
import { type Address, type Hash, type Hex, isHex } from 'viem'
import { createThreadPool } from './createThreadPool.ts'

export type SignatureQuestion = { hash: Hash; signature: Hex }

export type DataQuestion = DataToDecode & { chainId: number }

export type Threads = {
  /** Whose key signed, or undefined where nobody's did. Throws `BusyError` when too many wait. */
  recoverAddress(hash: Hash, signature: Hex): Promise<Address | undefined>
  /** What calldata says, or undefined where no ABI fits. Throws `BusyError` when too many wait. */
  decode(question: DataQuestion): Promise<DecodedData | undefined>
  /** How many have not been answered yet. */
  waiting(): { signatures: number; decodings: number }
  close(): Promise<void>
}

export type ThreadsParameters = {
  /** Threads for signatures. */
  count?: number
  /** How many signatures may wait. */
  waiting?: number
  /** Hears why a thread crashed. */
  report?: (cause: unknown) => void
  /** The code that checks signatures; tests put in one that fails. */
  file?: URL
}

/** A batch may hold thousands of calls, so few of them are kept waiting. */
const MOST_DECODINGS = 500

/** What is done away from the event loop, which would stand still for each of it. */
export function createThreads(parameters: ThreadsParameters = {}): Threads {
  const {
    count = 1,
    waiting = 1_000,
    report = () => {},
    file = new URL('./recoverThread.ts', import.meta.url),
  } = parameters
  const signatures = createThreadPool<SignatureQuestion, Address | null>({
    file,
    threads: count,
    waiting,
    report,
    words: {
      busy: 'Too many signatures are waiting to be checked. Try again in a few seconds.',
      crashed: 'The signature could not be checked. Try again in a few seconds.',
    },
  })
  const decodings = createThreadPool<DataQuestion, DecodedData | undefined>({
    file: new URL('./decodeThread.ts', import.meta.url),
    threads: 1,
    waiting: MOST_DECODINGS,
    report,
    words: {
      busy: 'Too many transactions are waiting to be decoded. Try again in a few seconds.',
      crashed: 'The transaction could not be decoded. Try again in a few seconds.',
    },
  })
  return {
    async recoverAddress(hash, signature) {
      const plain = plainSignature(signature)
      return plain && ((await signatures.ask({ hash, signature: plain })) ?? undefined)
    },
    decode: decodings.ask,
    waiting: () => ({ signatures: signatures.waiting(), decodings: decodings.waiting() }),
    async close() {
      await Promise.all([signatures.close(), decodings.close()])
    },
  }
}

/** A wallet's 65 bytes with v as 27 or 28, or undefined where they are none or the altered twin of some. */
function plainSignature(signature: Hex): Hex | undefined {
  if (!isHex(signature) || signature.length !== 132) return undefined
  const v = Number.parseInt(signature.slice(130), 16)
  // Some wallets count from 0.
  const counted = v < 27 ? v + 27 : v
  if ((counted !== 27 && counted !== 28) || isHighS(`0x${signature.slice(66, 130)}`)) return undefined
  return `0x${signature.slice(2, 130)}${counted.toString(16)}`
}
