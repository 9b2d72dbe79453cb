import { hex } from './hex.ts'

/** One of an owner's key has 65 bytes; those of contracts carry more, and nested ones more again. */
export const signature = hex({ kind: 'a signature', leastBytes: 65, mostBytes: 8 * 1024 })
