import * as fc from 'fast-check'
import * as z from 'zod/mini'
import { knownArbitraries } from './knownArbitraries.ts'

type Schema = z.core.$ZodType

/** Values that a schema takes, made from the schema itself: what a client might send, or a gateway might answer. */
export function arbitraryOf(schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  const known = knownArbitraries.get(schema)
  if (known) return known
  const inner = (next: Schema) => arbitraryOf(next, depth + 1)
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return objectOf(def, inner)
    case 'array':
      return fc.array(
        fc.constant(undefined).chain(() => inner(def.element)),
        { maxLength: depth > 12 ? 0 : 3 },
      )
    case 'record':
      return fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), inner(def.valueType), { maxKeys: 3 })
    case 'union':
      return fc.oneof(...def.options.map(inner))
    case 'optional':
      return depth > 12 ? fc.constant(undefined) : fc.option(inner(def.innerType), { nil: undefined })
    case 'nullable':
      return depth > 12 ? fc.constant(null) : fc.option(inner(def.innerType), { nil: null })
    case 'catch':
      return inner(def.innerType)
    case 'pipe':
      return inner(def.in)
    case 'lazy':
      return fc.constant(undefined).chain(() => inner(def.getter()))
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'string':
      return storableText.filter((text) => z.safeParse(schema, text).success)
    case 'number':
      return fc.integer({ min: 0, max: 2 ** 40 })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'void':
      return fc.constant(undefined)
    case 'unknown':
      return fc.oneof(storableText, fc.integer(), fc.array(storableText, { maxLength: 2 }))
    default:
      throw new Error(`Nobody has said yet how to make a ${def.type}.`)
  }
}

const storableText = fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => !text.includes('\0'))

function objectOf(def: z.core.$ZodObjectDef, inner: (schema: Schema) => fc.Arbitrary<unknown>) {
  const fields = Object.entries(def.shape).map(([name, field]) => [name, inner(field)])
  // A field that is undefined is one that is not there: JSON has no other way to say it.
  return fc.record(Object.fromEntries(fields)).map(dropUndefined)
}

function dropUndefined(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined))
}
