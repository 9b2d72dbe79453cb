import * as z from 'zod/mini'
import { Operation } from '../enumerations/Operation.ts'

/** Also in replies nothing else is taken: what is neither a call nor a delegate call cannot be shown truthfully. */
export const operation = z.literal([Operation.CALL, Operation.DELEGATE], 'not the number 0 or 1')
