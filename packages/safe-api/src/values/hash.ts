import { hex } from './hex.ts'

export const hash = hex({ kind: 'a 32-byte hash', leastBytes: 32, mostBytes: 32 })
