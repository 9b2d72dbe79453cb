import type { Hex } from 'viem'
import { data } from '../rpc/methods/hex.ts'

export const bytes = data.transform((text): Hex => `0x${text.slice(2)}`)
