declare const otherMember: unique symbol

/**
 * A member that is not in the specification. Gateways grow: what is new is carried along, not refused.
 * It is text, but its type does not say so: only then does comparing with a known member narrow.
 * `String(member)` gives the text.
 */
export type OtherMember = { readonly [otherMember]: true; toString(): string }

export function toOtherMember(name: string): OtherMember {
  const member: unknown = name
  return member as OtherMember
}
