import * as z from 'zod/mini'
import { replyAddress } from '../values/replyAddress.ts'

export const ownedSafes = z.object({ safes: z.array(replyAddress) })
export type OwnedSafes = z.output<typeof ownedSafes>
