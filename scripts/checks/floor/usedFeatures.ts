import { parseAst } from 'vite'
import type { Features, Versions } from './features.ts'
import { lackedBy } from './features.ts'

type Node = { readonly type: string; readonly [key: string]: unknown }

/** What a script uses that one of these browsers lacks: name → who lacks it. Names that old things have too are not seen. */
export function usedFeatures(
  code: string,
  { statics, globals, methods }: Features,
  versions: Versions,
): ReadonlyMap<string, readonly string[]> {
  const used = new Map<string, readonly string[]>()
  const found = (features: readonly { name: string; compat: Parameters<typeof lackedBy>[0]['compat'] }[]) => {
    const lacks = features.map((feature) => lackedBy(feature, versions))
    if (features[0] && lacks.every((browsers) => browsers.length > 0))
      used.set(features[0].name, lacks[0] ?? [])
  }

  visit(parseAst(code) as unknown as Node, (node, parent, key) => {
    if (node.type === 'Literal' && isSetsExpression(node)) used.set('the flag v of an expression', [])
    if (node.type === 'Identifier' && isFree(node, parent, key)) found(globals.get(String(node.name)) ?? [])
    const member = memberOf(node)
    if (!member) return
    const known = statics.get(`${member.owner}.${member.name}`)
    if (known) found([known])
    else if (parent.type === 'CallExpression' && key === 'callee' && !parent.optional) {
      const candidates = methods.get(member.name) ?? []
      if (candidates.some(({ isWatched }) => isWatched))
        found(candidates.toSorted((one, other) => Number(other.isWatched) - Number(one.isWatched)))
    }
  })
  return used
}

function memberOf(node: Node): { readonly owner: string; readonly name: string } | undefined {
  if (node.type !== 'MemberExpression') return undefined
  const [object, property] = [node.object as Node, node.property as Node]
  const owner = object.type === 'Identifier' ? String(object.name) : ''
  if (node.computed) return property.type === 'Literal' ? { owner, name: String(property.value) } : undefined
  return { owner, name: String(property.name) }
}

function isSetsExpression({ regex }: Node): boolean {
  return (regex as { flags: string } | undefined)?.flags.includes('v') ?? false
}

/** Not the name of a property, and not inside `typeof`, which asks whether it is there. */
function isFree(_: Node, parent: Node, key: string): boolean {
  const isName =
    ['property', 'key', 'exported', 'imported', 'local', 'label'].includes(key) && !parent.computed
  return !isName && !(parent.type === 'UnaryExpression' && parent.operator === 'typeof')
}

function visit(node: Node, see: (node: Node, parent: Node, key: string) => void): void {
  const walk = (value: unknown, parent: Node, key: string): void => {
    if (Array.isArray(value)) for (const item of value) walk(item, parent, key)
    else if (isNode(value)) {
      see(value, parent, key)
      for (const [name, child] of Object.entries(value)) walk(child, value, name)
    }
  }
  walk(node, node, '')
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
