import { type Address, getAddress, isAddress, size } from 'viem'
import { SafeDataError } from '../SafeDataError.ts'
import { batchChecksum } from './batchChecksum.ts'
import { type BatchFileCall, readBatchCall } from './readBatchCall.ts'

export type BatchFile = {
  readonly status: 'read'
  readonly name: string
  readonly calls: readonly BatchFileCall[]
  /** `differs`: somebody changed the file after it was written. Scripts of the field often write none. */
  readonly checksum: 'matches' | 'differs' | 'missing'
  /** In which it was made. */
  readonly safe: Address | undefined
}

/** Nothing of it is taken: a part of a batch is another batch. */
type RefusedBatchFile = { readonly status: 'refused'; readonly problems: readonly string[] }

type ReadBatchFileParameters = { readonly chainId: number; readonly mostCalls: number }

export const MOST_BATCH_CHARACTERS = 1024 * 1024

/** Of all calls together: more could not be simulated. */
const MOST_DATA_BYTES = 120_000

/** A batch of the field's Transaction Builder, with the bytes of every call. Never throws. */
export function readBatchFile(
  text: string,
  parameters: ReadBatchFileParameters,
): BatchFile | RefusedBatchFile {
  try {
    return readFile(text, parameters)
  } catch (error) {
    return refused(error instanceof SafeDataError ? error.message : 'This file cannot be read.')
  }
}

function readFile(
  text: string,
  { chainId, mostCalls }: ReadBatchFileParameters,
): BatchFile | RefusedBatchFile {
  if (text.length > MOST_BATCH_CHARACTERS) return refused('The file is larger than 1 MB.')
  const file = recordOf(parsed(text))
  if (!file || !Array.isArray(file.transactions))
    return refused('This is not a batch file: it must be JSON with a list of transactions.')
  // Scripts of the field often leave the version out.
  const { version = '1.0', transactions } = file
  if (version !== '1.0')
    return refused(`Version ${shown(version)} of the batch format is not supported, only 1.0.`)
  if (String(file.chainId) !== String(chainId))
    return refused(
      file.chainId === undefined
        ? 'The file does not say which network it is for.'
        : `The file is for chain ${shown(file.chainId)}; this site uses chain ${chainId}.`,
    )
  if (transactions.length === 0) return refused('The file has no calls.')
  if (transactions.length > mostCalls)
    return refused(`The file has ${transactions.length} calls; a batch has at most ${mostCalls}.`)
  const read = transactions.map((transaction: unknown) => readBatchCall(transaction))
  const problems = read.flatMap((one, index) =>
    'problem' in one ? [`Call ${index + 1}: ${one.problem}`] : [],
  )
  if (problems.length > 0) return { status: 'refused', problems }
  const calls = read.flatMap((one) => ('call' in one ? [one.call] : []))
  if (calls.reduce((sum, { data }) => sum + size(data), 0) > MOST_DATA_BYTES)
    return refused('The call data is larger than 120 kB: too large for one transaction.')
  const meta = recordOf(file.meta) ?? {}
  const { name, createdFromSafeAddress: safe } = meta
  return {
    status: 'read',
    name: typeof name === 'string' ? name : '',
    calls,
    checksum: checksumOf(file, meta.checksum),
    safe: typeof safe === 'string' && isAddress(safe, { strict: false }) ? getAddress(safe) : undefined,
  }
}

function checksumOf(file: Readonly<Record<string, unknown>>, given: unknown): BatchFile['checksum'] {
  if (typeof given !== 'string' || given === '' || given === '0x') return 'missing'
  return given.toLowerCase() === batchChecksum(file) ? 'matches' : 'differs'
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new SafeDataError('This is not a batch file: it is not valid JSON.', 'Choose another file.')
  }
}

function refused(problem: string): RefusedBatchFile {
  return { status: 'refused', problems: [problem] }
}

function shown(value: unknown): string {
  return String(typeof value === 'object' ? '?' : value).slice(0, 20)
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
}
