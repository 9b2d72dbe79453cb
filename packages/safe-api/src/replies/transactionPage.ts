import { openUnion } from '../open/openUnion.ts'
import { page } from './page.ts'
import { transactionItem } from './transactionItem.ts'

/** Of a filtered list: transactions only. */
export const transactionPage = page(openUnion([transactionItem]))
