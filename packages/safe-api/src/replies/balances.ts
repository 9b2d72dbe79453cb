import * as z from 'zod/mini'
import { tokenInfo } from './tokenInfo.ts'

const balance = z.object({
  tokenInfo,
  balance: z.string(),
  fiatBalance: z.string(),
  fiatConversion: z.string(),
})

export const balances = z.object({ fiatTotal: z.string(), items: z.array(balance) })
export type Balances = z.output<typeof balances>
