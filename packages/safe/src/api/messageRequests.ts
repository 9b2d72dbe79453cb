import * as z from 'zod/mini'
import { origin, requestBody } from './requests.ts'
import { isStorable, maybe, signature, typedDataFields } from './values.ts'

const MOST_BYTES = 32 * 1024

const DEEPEST = 32

const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype'])

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

/**
 * Why JSON of any shape must not be taken, or undefined.
 * Without recursion: a body of brackets would exhaust the stack of whoever walks it next.
 */
function jsonProblem(root: unknown): string | undefined {
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next
    if (typeof value === 'string' && !isStorable(value)) return 'has a character that cannot be stored'
    if (typeof value !== 'object' || value === null) continue
    if (depth === DEEPEST) return `nested more than ${DEEPEST} deep`
    for (const [name, inner] of Object.entries(value)) {
      if (forbiddenNames.has(name)) return `has a field named ${name}`
      if (!isStorable(name)) return 'has a character that cannot be stored'
      open.push({ value: inner, depth: depth + 1 })
    }
  }
  return undefined
}

export const messageProposal = requestBody({
  message,
  safeAppId: maybe(z.int('not the number of an app').check(z.nonnegative('not the number of an app'))),
  origin,
  signature,
})
