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
 * them at once asks for them at once, instead of finding out chunk by chunk. Each comes after what it imports.
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
  return [...wanted].filter((name) => !shell.has(name))
}

/** A file that runs before the shell is there, and what it imports beyond those before it. */
export type EarlyFile = { readonly run: string; readonly imported: readonly string[] }

/** What shows figures, and then charts, before the shell. It must not wait for that. */
export function earlyFiles(chunks: readonly Chunk[], paths: readonly string[]): readonly EarlyFile[] {
  const named = new Set<string>()
  return paths.map((path) => {
    const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/web/src/${path}`)))
    if (!found) throw new Error(`The build has no chunk for ${path}.`)
    const needed = withImports(chunks, [found])
    const shell = chunks.find(({ fileName, isEntry }) => isEntry && needed.has(fileName))
    if (shell) throw new Error(`${path} needs the shell, by ${[...needed].join(' → ')}.`)
    const imported = [...needed].filter((name) => name !== found.fileName && !named.has(name))
    for (const name of needed) named.add(name)
    return { run: found.fileName, imported }
  })
}

/** Each after what it imports; otherwise by their names. */
export function inImportOrder(chunks: readonly Chunk[]): readonly string[] {
  return [
    ...withImports(
      chunks,
      chunks.toSorted((one, other) => (one.fileName < other.fileName ? -1 : 1)),
    ),
  ]
}

function lazyChunk(chunks: readonly Chunk[], path: string): Chunk {
  const [found, ...others] = chunks.filter(
    ({ isDynamicEntry, moduleIds }) => isDynamicEntry && moduleIds.some((id) => isAt(id, `/web/src/${path}`)),
  )
  if (!found) throw new Error(`The build has no chunk for ${path}.`)
  if (others.length === 0) return found
  const names = [found, ...others].map(({ fileName }) => fileName)
  throw new Error(`${path} is lazy in several chunks, ${names.join(', ')}: name the file that is meant.`)
}

/** A folder means the files in it, not those of its folders: they may be lazy in their turn. */
function isAt(id: string, path: string): boolean {
  const [, rest] = id.split(path)
  return rest !== undefined && !rest.includes('/')
}

/** Each after what it imports, as far as they do not import each other. */
function withImports(chunks: readonly Chunk[], start: readonly Chunk[]): ReadonlySet<string> {
  const seen = new Set<Chunk>()
  const ordered = new Set<string>()
  const visit = (chunk: Chunk) => {
    if (seen.has(chunk)) return
    seen.add(chunk)
    for (const other of chunks) if (chunk.imports.includes(other.fileName)) visit(other)
    ordered.add(chunk.fileName)
  }
  for (const chunk of start) visit(chunk)
  return ordered
}
