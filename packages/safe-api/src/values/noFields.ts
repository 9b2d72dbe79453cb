import * as z from 'zod/mini'

export const noFields = z.object({})
