import * as z from 'zod/mini'
import { maybe } from '../values/maybe.ts'
import { signature } from '../values/signature.ts'
import { message } from './message.ts'
import { origin } from './origin.ts'
import { requestBody } from './requestBody.ts'

export const messageProposal = requestBody({
  message,
  safeAppId: maybe(z.int('not the number of an app').check(z.nonnegative('not the number of an app'))),
  origin,
  signature,
})
