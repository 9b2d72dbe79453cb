import { cleanText } from '@love/protocol/format/cleanText'
import { shortAddress } from '@love/protocol/format/shortAddress'
import type { BatchFileCall } from '@love/safe/batchFile/readBatchCall'
import type { BatchFile } from '@love/safe/batchFile/readBatchFile'
import { type WriteBatchFileParameters, writeBatchFile } from '@love/safe/batchFile/writeBatchFile'
import { callTree } from '@love/safe/decode/callTree'
import { type Address, isAddressEqual } from 'viem'
import type { SavedFile } from '../../../browser/saveFile.ts'
import type { DraftPart } from '../../../wallet/safe/batch/draft.ts'
import { type CallWordsDeps, callWords } from '../calls/callWords.ts'
import { contractBook } from '../known/contractBook.ts'

/** The calls of a file, in words of their own bytes. */
export function batchFileParts({ calls }: BatchFile, deps: CallWordsDeps): readonly DraftPart[] {
  return calls.map((call) => {
    const { to, value, data } = call
    return { kind: 'call', call: { words: fileCallWords(call, deps), to, value, data } }
  })
}

/** A function that only the file knows is called as the file calls it: its bytes are a call of that name. */
function fileCallWords({ method, ...call }: BatchFileCall, deps: CallWordsDeps): string {
  const tree = callTree({ ...call, operation: 0 }, { book: contractBook() })
  if (tree.decoded || method === undefined) return callWords(tree, { ...deps, isExact: true })
  return `Call ${cleanText(method, 60)} on ${deps.nameOf(call.to) ?? call.to}`
}

/** What should be known before the calls are believed; nothing where there is nothing. */
export function batchFileWarnings({ checksum, safe: made }: BatchFile, safe: Address): readonly string[] {
  return [
    ...(checksum === 'differs'
      ? ['The checksum is wrong: this file was changed after it was saved. Check every call.']
      : []),
    ...(made && !isAddressEqual(made, safe)
      ? [`Made for another Safe (${shortAddress(made)}). Check that its calls fit this one.`]
      : []),
  ]
}

/** What the field's Transaction Builder opens. */
export function savedBatch(parameters: WriteBatchFileParameters): SavedFile {
  const day = new Date(parameters.createdAt).toISOString().slice(0, 10)
  return {
    name: `love-batch-${parameters.safe.slice(0, 8)}-${day}.json`,
    text: writeBatchFile(parameters),
  }
}
