import * as z from 'zod/mini'

export const nonces = z.object({ currentNonce: z.int(), recommendedNonce: z.int() })
export type Nonces = z.output<typeof nonces>
