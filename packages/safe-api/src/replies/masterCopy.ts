import * as z from 'zod/mini'
import { replyAddress } from '../values/replyAddress.ts'

export const masterCopy = z.object({ address: replyAddress, version: z.string() })
export type MasterCopy = z.output<typeof masterCopy>
