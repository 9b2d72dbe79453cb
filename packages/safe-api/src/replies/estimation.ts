import * as z from 'zod/mini'
import { nonces } from './nonces.ts'

export const estimation = z.object({ ...nonces.shape, safeTxGas: z.string() })
export type Estimation = z.output<typeof estimation>
