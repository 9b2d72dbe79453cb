import * as z from 'zod/mini'
import { hex } from './hex.ts'

/** 128 kB as text: twice of that would not fit into a request anyway. */
const MOST_CHARACTERS = 128 * 1024
const mostBytes = MOST_CHARACTERS / 2

/** Too much of it has the code `too_big`, by which a server can tell a 413 from a 400. */
export const callData = z.pipe(
  z.string('not hex data').check(({ value: input, issues }) => {
    const maximum = 2 + MOST_CHARACTERS
    if (input.length <= maximum) return
    const message = `longer than ${mostBytes} bytes`
    issues.push({ code: 'too_big', origin: 'string', maximum, inclusive: true, input, message })
  }),
  hex({ kind: 'hex data', leastBytes: 0, mostBytes }),
)
