import { relative } from 'node:path'
import { createLogger, type InlineConfig, type Plugin, type Rollup } from 'vite'

/** For every build of ours: what a bundler would only warn about stops it. */
export function strictBuild(): Pick<InlineConfig, 'customLogger'> {
  const refuse = (message: string) => {
    throw new Error(`The bundler warned: ${message}`)
  }
  return { customLogger: { ...createLogger('warn'), warn: refuse, warnOnce: refuse } }
}

type Chunk = Pick<Rollup.OutputChunk, 'fileName' | 'imports' | 'moduleIds'>

/**
 * Refuses a build whose files import each other in a circle: the one that runs first would use names of the other that
 * do not exist yet, and the page would throw on load. Rollup only warns, and does not say which import is to blame.
 */
export function withoutCircles(): Plugin {
  return {
    name: 'without-circles',
    generateBundle(_, bundle) {
      const circle = circleIn(Object.values(bundle).filter((file) => file.type === 'chunk'))
      if (!circle) return
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? []
      const steps = circle.map((from, index) => {
        const to = circle[(index + 1) % circle.length] ?? from
        return `  ${from.fileName} needs ${to.fileName}${reason(from, to, importsOf)}`
      })
      this.error(`These files of the page import each other in a circle:\n${steps.join('\n')}`)
    },
  }
}

/** The files of the first circle there is, each before one that it imports. */
export function circleIn<C extends Chunk>(chunks: readonly C[]): readonly C[] | undefined {
  const done = new Set<C>()
  const visit = (chunk: C, way: readonly C[]): readonly C[] | undefined => {
    if (way.includes(chunk)) return way.slice(way.indexOf(chunk))
    if (done.has(chunk)) return undefined
    done.add(chunk)
    return firstCircle(
      chunks.filter(({ fileName }) => chunk.imports.includes(fileName)),
      [...way, chunk],
    )
  }
  const firstCircle = (starts: readonly C[], way: readonly C[]): readonly C[] | undefined => {
    for (const start of starts) {
      const circle = visit(start, way)
      if (circle) return circle
    }
    return undefined
  }
  return firstCircle(chunks, [])
}

/** Empty where a name comes by way of a third module. */
function reason(from: Chunk, to: Chunk, importsOf: (id: string) => readonly string[]): string {
  for (const id of from.moduleIds) {
    const target = importsOf(id).find((imported) => to.moduleIds.includes(imported))
    if (target) return `: ${relative('', id)} imports ${relative('', target)}`
  }
  return ''
}
