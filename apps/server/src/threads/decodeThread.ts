import { decodeData } from '@love/safe/decode/decodeData'
import { deploymentOn } from '../chain/findBlockAt.ts'
import { createAddressBook, type KnownAddresses } from '../safe/decode/describeDeps.ts'
import type { DataQuestion } from './createThreads.ts'
import { answerQuestions } from './startThread.ts'

const books = new Map<number, KnownAddresses>()

answerQuestions(({ chainId, to, data }: DataQuestion) => {
  const book = books.get(chainId) ?? createAddressBook(deploymentOn(chainId))
  books.set(chainId, book)
  return decodeData(book, { to, data })
})
