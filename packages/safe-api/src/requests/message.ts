import * as z from 'zod/mini'
import { jsonProblem } from '../values/jsonProblem.ts'
import { typedDataFields } from '../values/typedDataFields.ts'
import { requestBody } from './requestBody.ts'

const MOST_BYTES = 32 * 1024

/** What owners sign off-chain: plain text, or EIP-712 typed data as an object. */
export const message = z
  .union([z.string(), requestBody(typedDataFields)], 'not text and not EIP-712 typed data')
  .check(({ value, issues }) => {
    const problem = jsonProblem(value)
    if (problem) return void issues.push({ code: 'custom', message: problem, input: value })
    const asText = typeof value === 'string' ? value : JSON.stringify(value)
    if (new TextEncoder().encode(asText).length > MOST_BYTES)
      issues.push({
        code: 'too_big',
        origin: 'string',
        maximum: MOST_BYTES,
        message: `longer than ${MOST_BYTES} bytes`,
        input: value,
      })
  })
