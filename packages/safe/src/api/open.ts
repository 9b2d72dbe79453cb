import * as z from 'zod/mini'

declare const otherMember: unique symbol

/**
 * A member that is not in the specification. Gateways grow: what is new is carried along, not refused.
 * It is text, but its type does not say so: only then does comparing with a known member narrow.
 * `String(member)` gives the text.
 */
export type OtherMember = { readonly [otherMember]: true; toString(): string }

function toOtherMember(name: string): OtherMember {
  const member: unknown = name
  return member as OtherMember
}

/** One of the known members, or whatever other name a gateway uses. */
export function openEnum<const Member extends string>(members: readonly Member[]) {
  return z.union([z.literal([...members]), z.pipe(z.string(), z.transform(toOtherMember))])
}

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
