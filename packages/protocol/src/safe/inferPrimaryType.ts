import { SafeDataError } from './SafeDataError.ts'

type Types = Readonly<Record<string, readonly { readonly type: string }[]>>

const hint = 'Send primaryType with the typed data.'

/** The one type that no other type is made with. */
export function inferPrimaryType(types: Types): string {
  const names = Object.keys(types).filter((name) => name !== 'EIP712Domain')
  const parts = new Set(
    names.flatMap((name) =>
      (types[name] ?? []).map(({ type }) => baseOf(type)).filter((base) => base !== name),
    ),
  )
  const [found, ...others] = names.filter((name) => !parts.has(name))
  if (found === undefined)
    throw new SafeDataError('The typed data has no type that stands above the others.', hint)
  if (others.length > 0) throw new SafeDataError('The typed data could be read as more than one type.', hint)
  return found
}

function baseOf(type: string): string {
  return type.split('[', 1)[0] ?? type
}
