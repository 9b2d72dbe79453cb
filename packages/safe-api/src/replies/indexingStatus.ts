import * as z from 'zod/mini'

export const indexingStatus = z.object({ lastSync: z.number(), synced: z.boolean() })
export type IndexingStatus = z.output<typeof indexingStatus>
