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

/** These name everything there is; who imports from one takes only a little of it. */
const isBarrel = (id: string) => /\/viem\/_esm\/(.*\/)?index\.js$/.test(id)

const isOwn = (id: string) => !id.includes('/node_modules/')

/** For `manualChunks`: asked about every module, once all of them are known. A group takes what those before it left. */
export function chunkGroups(groups: readonly ChunkGroup[]): Rollup.GetManualChunk {
  let grouped: ReadonlyMap<string, string> | undefined
  return (id, graph) => {
    grouped ??= group(groups, graph)
    return grouped.get(id)
  }
}

type Graph = Pick<Rollup.ManualChunkMeta, 'getModuleIds' | 'getModuleInfo'>

function group(groups: readonly ChunkGroup[], graph: Graph): ReadonlyMap<string, string> {
  const ids = [...graph.getModuleIds()]
  const reach = (path: string) => reachedFrom(moduleAt(ids, path), graph)
  const grouped = new Map<string, string>()
  for (const { name, any = [], all = [], without = [] } of groups) {
    const lists = all.map(reach)
    const shared = ids.filter((id) => all.length > 0 && isOwn(id) && lists.every((list) => list.has(id)))
    const left = without.map(reach)
    for (const id of [...any.flatMap((path) => [...reach(path)]), ...shared])
      if (!grouped.has(id) && !left.some((list) => list.has(id))) grouped.set(id, name)
  }
  return grouped
}

function reachedFrom(start: string, { getModuleInfo }: Graph): ReadonlySet<string> {
  const reached = new Set([start])
  // A set that grows while it is walked also walks what was added.
  for (const id of reached)
    for (const next of getModuleInfo(id)?.importedIds ?? []) if (!isBarrel(next)) reached.add(next)
  return reached
}

function moduleAt(ids: readonly string[], path: string): string {
  const found = ids.find((id) => id.endsWith(path))
  if (!found) throw new Error(`The build has no module ${path}.`)
  return found
}
