import type { Rollup } from 'vite'

/** Modules are named by how their paths end. */
export type ChunkGroup = {
  readonly name: string
  /** Takes what any of these modules leads to. */
  readonly any?: readonly string[]
  /** Takes our own code that every one of these leads to. */
  readonly all?: readonly string[]
  /** Leaves what one of these leads to: they must stay small. */
  readonly without?: readonly string[]
}

const isOwn = (id: string) => !id.includes('/node_modules/')

/** Source code that is this short, with all that it leans on, is worth no file of its own. */
const smallLength = 1200

/**
 * For `manualChunks`: asked about every module, once all of them are known. A group takes what those before it left.
 *
 * Chunks cannot import each other in a circle, whatever a configuration drops from the code. What a module in a group
 * imports is in a group too, and is needed by at least as many programs: so a way that has left a group never leads
 * back into it, and what Rollup cuts and merges by itself is imported by no group.
 */
export function chunkGroups(groups: readonly ChunkGroup[]): Rollup.GetManualChunk {
  let grouped: ReadonlyMap<string, string> | undefined
  return (id, modules) => {
    grouped ??= group(groups, modules)
    return grouped.get(id)
  }
}

function group(groups: readonly ChunkGroup[], modules: Rollup.ManualChunkMeta): ReadonlyMap<string, string> {
  const graph = moduleGraph(modules)
  const reach = (path: string) => graph.reach(moduleAt(graph.ids, path))
  const grouped = new Map<string, string>()
  for (const { name, any = [], all = [], without = [] } of groups) {
    const lists = all.map(reach)
    const shared = graph.ids.filter(
      (id) => all.length > 0 && isOwn(id) && lists.every((list) => list.has(id)),
    )
    const left = without.map(reach)
    for (const id of [...any.flatMap((path) => [...reach(path)]), ...shared])
      if (!grouped.has(id) && !left.some((list) => list.has(id))) grouped.set(id, name)
  }
  const named = groups.flatMap(({ all = [], without = [] }) => [...all, ...without])
  return new Map([...grouped, ...foundations(grouped, graph, modules, [...new Set(named)].map(reach))])
}

/**
 * What groups stand on and none of them took: the small parts in one file, the others by which of the programs that
 * groups name need them. Whatever else is loaded later takes a little more than it needs, and all take fewer files.
 */
function foundations(
  grouped: ReadonlyMap<string, string>,
  { reach }: ModuleGraph,
  { getModuleInfo }: Rollup.ManualChunkMeta,
  programs: readonly ReadonlySet<string>[],
): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  const isSmall = (id: string) => {
    const below = [...reach(id)].filter((other) => grouped.get(other) !== 'shell')
    const length = below.reduce((sum, other) => sum + (getModuleInfo(other)?.code?.length ?? 0), 0)
    return length <= smallLength && !below.some((other) => grouped.has(other))
  }
  const fileOf = (id: string) => {
    if (isSmall(id)) return 'base'
    const needs = programs.map((list) => Number(list.has(id))).join('')
    const file = files.get(needs) ?? /([^/]+)\.\w+$/.exec(id)?.[1] ?? 'part'
    files.set(needs, file)
    return file
  }
  const left = new Set(
    [...grouped.keys()].flatMap((id) => [...reach(id)].filter((other) => !grouped.has(other))),
  )
  return new Map([...left].map((id) => [id, fileOf(id)]))
}

function moduleAt(ids: readonly string[], path: string): string {
  const found = ids.find((id) => id.endsWith(path))
  if (!found) throw new Error(`The build has no module ${path}.`)
  return found
}

type Modules = Pick<Rollup.ManualChunkMeta, 'getModuleIds' | 'getModuleInfo'>

/** Which modules of a build import which, after what nobody uses was dropped. */
type ModuleGraph = {
  readonly ids: readonly string[]
  /** A module and all that it leads to, not counting what it loads later. */
  readonly reach: (id: string) => ReadonlySet<string>
}

function moduleGraph({ getModuleIds, getModuleInfo }: Modules): ModuleGraph {
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
