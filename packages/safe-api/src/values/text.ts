import * as z from 'zod/mini'
import { isStorable } from './isStorable.ts'

export function text({ mostCharacters }: { readonly mostCharacters: number }) {
  const error = `longer than ${mostCharacters} characters`
  return z.string('not text').check(
    z.refine((value) => value.length <= mostCharacters, { error, abort: true }),
    z.refine(isStorable, 'has a character that cannot be stored'),
  )
}
