import data from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data'
import type { floor } from '../../../apps/web/src/older/floor.ts'

type Browser = keyof typeof floor
export type Versions = Readonly<Record<Browser, string>>

/** `Map.groupBy`, `Array.prototype.toSorted` or `structuredClone`, and what is known of it. */
export type Feature = { readonly name: string; readonly compat: CompatStatement }

/** Those whose methods a page calls on objects that it was given. */
const interfaces = new Set([
  'AbortSignal',
  'Blob',
  'Crypto',
  'DataTransfer',
  'Document',
  'Element',
  'HTMLDialogElement',
  'HTMLElement',
  'HTMLInputElement',
  'Node',
  'ReadableStream',
  'Request',
  'Response',
  'URLSearchParams',
])

/** Where names are found that stand alone. */
const globalOwners = new Set(['globals', 'Window', 'WindowOrWorkerGlobalScope'])

export type Features = {
  readonly statics: ReadonlyMap<string, Feature>
  readonly globals: ReadonlyMap<string, readonly Feature[]>
  /** By the name of the method. Several objects may have one of that name; `isWatched` where we would call it. */
  readonly methods: ReadonlyMap<string, readonly (Feature & { readonly isWatched: boolean })[]>
}

export function readFeatures(): Features {
  const statics = new Map<string, Feature>()
  const globals = new Map<string, Feature[]>()
  const methods = new Map<string, (Feature & { isWatched: boolean })[]>()
  const ours = { builtins: data.javascript?.builtins ?? {}, api: data.api ?? {} }
  for (const [kind, owners] of Object.entries(ours))
    for (const [owner, { __compat, ...members }] of Object.entries(owners as Record<string, Identifier>)) {
      if (__compat) add(globals, owner, { name: owner, compat: __compat })
      for (const [key, { __compat: compat }] of Object.entries(members as Record<string, Identifier>)) {
        if (!compat) continue
        const member = key.replace(/_static$/, '')
        if (globalOwners.has(owner)) add(globals, member, { name: member, compat })
        const isStatic = kind === 'builtins' ? isOwn(owner, member) : key !== member
        if (isStatic) statics.set(`${owner}.${member}`, { name: `${owner}.${member}`, compat })
        else {
          const isWatched = kind === 'builtins' || interfaces.has(owner)
          add(methods, member, { name: `${owner}.prototype.${member}`, compat, isWatched })
        }
      }
    }
  return { statics, globals, methods }
}

function add<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  lists.set(key, [...(lists.get(key) ?? []), value])
}

/** The data does not tell `Map.groupBy` from `Map.prototype.get`, but this program can look. */
function isOwn(owner: string, member: string): boolean {
  const value: unknown = Reflect.get(globalThis, owner)
  return (
    (typeof value === 'object' || typeof value === 'function') &&
    value !== null &&
    Object.hasOwn(value, member)
  )
}

/** The browsers of these versions that have no such thing, each with the version that does. */
export function lackedBy({ compat }: Feature, versions: Versions): readonly string[] {
  return Object.entries(versions).flatMap(([browser, version]) => {
    const support = compat.support[browser as Browser]
    const entries = support === undefined ? [] : [support].flat()
    const added = entries
      .filter(({ flags, prefix, alternative_name }) => !flags && !prefix && !alternative_name)
      .map(({ version_added }) => version_added)
    if (added.some((first) => typeof first === 'string' && isAtMost(first, version))) return []
    return [`${browser} ${added.find((first) => typeof first === 'string') ?? 'never'}`]
  })
}

function isAtMost(first: string, version: string): boolean {
  const [one, other] = [first, version].map((text) => text.replace('≤', '').split('.').map(Number))
  const [major = 0, minor = 0] = one ?? []
  const [limit = 0, minorLimit = 0] = other ?? []
  return major < limit || (major === limit && minor <= minorLimit)
}
