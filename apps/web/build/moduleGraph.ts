import type { Rollup } from 'vite'

export type Modules = Pick<Rollup.ManualChunkMeta, 'getModuleIds' | 'getModuleInfo'>

/** Which modules of a build import which, after what nobody uses was dropped. */
export type ModuleGraph = {
  readonly ids: readonly string[]
  /** A module and all that it leads to, not counting what it loads later. */
  readonly reach: (id: string) => ReadonlySet<string>
}

export function moduleGraph({ getModuleIds, getModuleInfo }: Modules): ModuleGraph {
  const isUsed = (id: string) => getModuleInfo(id)?.isIncluded !== false
  const known = new Map<string, ReadonlySet<string>>()

  function importsOf(id: string): ReadonlySet<string> {
    const found = known.get(id) ?? new Set(imported(id))
    known.set(id, found)
    return found
  }

  function* imported(id: string): Iterable<string> {
    const info = getModuleInfo(id)
    if (!info) return
    if (info.importedIds.every(isUsed)) yield* info.importedIds
    else
      for (const [target, names] of namesTaken(info))
        if (isUsed(target)) yield target
        else for (const name of names) yield* exporters(target, name)
  }

  /** A module of which nothing is used only passes on names of others, as the barrels of libraries do. */
  function* exporters(barrel: string, name: string): Iterable<string> {
    const barrels = new Set([barrel])
    for (const id of barrels) {
      const info = getModuleInfo(id)
      for (const [target, names] of info ? namesTaken(info) : [])
        if (!names.has(name) && !names.has('*')) continue
        else if (isUsed(target)) yield target
        else barrels.add(target)
    }
  }

  return {
    ids: [...getModuleIds()].filter(isUsed),
    reach(id) {
      const reached = new Set([id])
      // A set that grows while it is walked also walks what was added.
      for (const next of reached) for (const target of importsOf(next)) reached.add(target)
      return reached
    },
  }
}

/** By the module they come from; `*` where a module takes all. */
function namesTaken({ ast, importedIds }: Rollup.ModuleInfo): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>()
  for (const statement of ast?.body ?? []) {
    if (!('source' in statement) || !statement.source) continue
    const source = String(statement.source.value)
    const taken = 'specifiers' in statement ? statement.specifiers.map(takenName) : ['*']
    names.set(source, new Set([...(names.get(source) ?? []), ...taken]))
  }
  // Rollup lists what a module imports in the order in which its code names it.
  return new Map([...names.values()].map((taken, index) => [importedIds[index] ?? '', taken]))
}

type Specifier = Extract<Rollup.ProgramNode['body'][number], { specifiers: unknown }>['specifiers'][number]

function takenName(specifier: Specifier): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default'
  if (specifier.type === 'ImportNamespaceSpecifier') return '*'
  const name = specifier.type === 'ImportSpecifier' ? specifier.imported : specifier.exported
  return name.type === 'Identifier' ? name.name : String(name.value)
}
