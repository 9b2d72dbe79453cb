import { z } from 'zod'

/**
 * Lower case, so that equal values are equal text: the cache is keyed by it.
 * What is no hex ends there: checks that follow may turn it into a number without asking.
 */
const hex = (pattern: RegExp, kind: string) =>
  z
    .string(`not ${kind}`)
    .regex(pattern, { error: `not ${kind}`, abort: true })
    .toLowerCase()

export const address = hex(/^0x[0-9a-f]{40}$/i, 'an address')
export const hash = hex(/^0x[0-9a-f]{64}$/i, 'a 32-byte hash')
export const quantity = hex(/^0x(0|[1-9a-f][0-9a-f]{0,63})$/i, 'a quantity')
/** Without a group that is captured: one of a few megabytes would be too deep for the stack. */
export const data = hex(/^0x(?:[0-9a-f]{2})*$/i, 'hex data')
/** Nodes take a slot with or without its leading zeros. */
export const slot = hex(/^0x[0-9a-f]{1,64}$/i, 'a storage slot')
