import type { Rollup } from 'vite'

/**
 * What is always loaded together, each in one file: every file is compressed by itself, and with a hundred lazy parts
 * Rollup alone would cut the shell into twenty. A group takes what the groups before it have left.
 */
const groups: readonly { readonly name: string; readonly starts: readonly string[] }[] = [
  { name: 'shell', starts: ['/web/src/main.tsx'] },
  {
    name: 'client',
    starts: [
      '/viem/_esm/clients/createClient.js',
      '/viem/_esm/clients/transports/http.js',
      '/viem/_esm/utils/address/getAddress.js',
    ],
  },
  { name: 'contracts', starts: ['/viem/_esm/actions/public/multicall.js'] },
]

/** These name everything there is; who imports from one takes only a little of it. */
const isBarrel = (id: string) => /\/viem\/_esm\/(.*\/)?index\.js$/.test(id)

/** For `manualChunks`: asked about every module, once all of them are known. */
export function chunkGroups(): Rollup.GetManualChunk {
  let grouped: ReadonlyMap<string, string> | undefined
  return (id, graph) => {
    grouped ??= group(graph)
    return grouped.get(id)
  }
}

type Graph = Pick<Rollup.ManualChunkMeta, 'getModuleIds' | 'getModuleInfo'>

function group({ getModuleIds, getModuleInfo }: Graph): ReadonlyMap<string, string> {
  const ids = [...getModuleIds()]
  const grouped = new Map<string, string>()
  for (const { name, starts } of groups) {
    const waiting = starts.map((start) => moduleAt(ids, start))
    for (const id of waiting) {
      if (grouped.has(id) || isBarrel(id)) continue
      grouped.set(id, name)
      waiting.push(...(getModuleInfo(id)?.importedIds ?? []))
    }
  }
  return grouped
}

function moduleAt(ids: readonly string[], path: string): string {
  const found = ids.find((id) => id.endsWith(path))
  if (!found) throw new Error(`The build has no module ${path}.`)
  return found
}
