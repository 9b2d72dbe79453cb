import * as z from 'zod/mini'
import { GasPriceType } from '../enumerations/GasPriceType.ts'
import { openUnion } from '../open/openUnion.ts'

export const gasPrice = openUnion([
  z.object({
    type: z.literal(GasPriceType.ORACLE),
    uri: z.string(),
    gasParameter: z.string(),
    gweiFactor: z.string(),
  }),
  z.object({ type: z.literal(GasPriceType.FIXED), weiValue: z.string() }),
  z.object({ type: z.literal(GasPriceType.UNKNOWN) }),
])
