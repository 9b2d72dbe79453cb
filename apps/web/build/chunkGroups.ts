import type { Rollup } from 'vite'
import { type ModuleGraph, moduleGraph } from './moduleGraph.ts'

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
  return new Map([...grouped, ...foundations(grouped, graph, modules)])
}

/** What groups stand on and none of them took: the small parts in one file, the others by which programs need them. */
function foundations(
  grouped: ReadonlyMap<string, string>,
  { ids, reach }: ModuleGraph,
  { getModuleInfo }: Rollup.ManualChunkMeta,
): ReadonlyMap<string, string> {
  const lazy = ids.filter((id) => getModuleInfo(id)?.dynamicImporters.length).map(reach)
  const files = new Map<string, string>()
  const isSmall = (id: string) => {
    const below = [...reach(id)].filter((other) => grouped.get(other) !== 'shell')
    const length = below.reduce((sum, other) => sum + (getModuleInfo(other)?.code?.length ?? 0), 0)
    return length <= smallLength && !below.some((other) => grouped.has(other))
  }
  const fileOf = (id: string) => {
    if (isSmall(id)) return 'base'
    const needs = lazy.map((list) => Number(list.has(id))).join('')
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
