import { isStorable } from './isStorable.ts'

const DEEPEST = 32
const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Why JSON of any shape must not be taken, or undefined.
 * Without recursion: a body of brackets would exhaust the stack of whoever walks it next.
 */
export function jsonProblem(root: unknown): string | undefined {
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
