type Chunk = {
  readonly fileName: string
  /** Absolute paths of the sources in it. */
  readonly moduleIds: readonly string[]
  readonly isEntry: boolean
  readonly isDynamicEntry: boolean
  readonly imports: readonly string[]
}

/**
 * The files that lazy modules (source paths below `src`, or folders there) need beyond the shell. A page that shows
 * them at once asks for them at once, instead of finding out chunk by chunk.
 */
export function lazyFiles(chunks: readonly Chunk[], lazyModules: readonly string[]): readonly string[] {
  const shell = withImports(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  )
  const wanted = withImports(
    chunks,
    lazyModules.map((path) => lazyChunk(chunks, path)),
  )
  return [...wanted].filter((name) => !shell.has(name)).sort()
}

function lazyChunk(chunks: readonly Chunk[], path: string): Chunk {
  const found = chunks.find(
    ({ isDynamicEntry, moduleIds }) => isDynamicEntry && moduleIds.some((id) => isAt(id, `/web/src/${path}`)),
  )
  if (!found) throw new Error(`The build has no chunk for ${path}.`)
  return found
}

/** A folder means the files in it, not those of its folders: they may be lazy in their turn. */
function isAt(id: string, path: string): boolean {
  const [, rest] = id.split(path)
  return rest !== undefined && !rest.includes('/')
}

function withImports(chunks: readonly Chunk[], start: readonly Chunk[]): ReadonlySet<string> {
  const reached = new Set(start)
  // A set that grows while it is walked also walks what was added.
  for (const { imports } of reached)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) reached.add(chunk)
  return new Set([...reached].map(({ fileName }) => fileName))
}
