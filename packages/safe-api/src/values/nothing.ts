import * as z from 'zod/mini'

/** A body that is not there. */
export const nothing = z.void()
