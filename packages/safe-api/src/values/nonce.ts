import { wholeNumber } from './wholeNumber.ts'

export const nonce = wholeNumber({ least: 0, most: Number.MAX_SAFE_INTEGER })
