import * as z from 'zod/mini'
import { toOtherMember } from './OtherMember.ts'

type Option = z.ZodMiniObject<{ readonly type: z.ZodMiniLiteral<string> }>

/**
 * Objects told apart by `type`. An unknown type is carried along with all its fields;
 * a known type with the wrong fields is still refused.
 */
export function openUnion<const Options extends readonly [Option, ...Option[]]>(options: Options) {
  const known = new Set(options.flatMap(({ shape }) => [...shape.type._zod.def.values]))
  const otherType = z.pipe(z.string().check(z.refine((type) => !known.has(type))), z.transform(toOtherMember))
  return z.union([z.discriminatedUnion('type', options), z.looseObject({ type: otherType })])
}
