import * as z from 'zod/mini'
import { wholeNumber } from './wholeNumber.ts'

/** Leaves as text, as every reply has it. */
export const chainId = z.pipe(wholeNumber({ least: 1, most: Number.MAX_SAFE_INTEGER }), z.transform(String))
