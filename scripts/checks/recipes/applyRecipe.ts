import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

type Step = { readonly path: string; readonly kind: string; readonly text: string }

/** A file that a step names, and below it the block with what to write there. */
const block = /^ {3}```(ts|tsx|diff)\n([\s\S]*?)^ {3}```$/gm

/** Does in a copy of the project what the steps of a recipe say. Answers with the files it touched. */
export async function applyRecipe(recipe: string, folder: string): Promise<readonly string[]> {
  const steps = stepsOf(recipe)
  if (steps.length === 0) throw new Error('The recipe has no steps to apply.')
  for (const { path, kind, text } of steps) {
    const file = join(folder, path)
    if ((kind === 'diff') !== existsSync(file))
      throw new Error(`${path} differs from what the recipe expects.`)
    const written = kind === 'diff' ? changed(await readFile(file, 'utf8'), text, path) : text
    await mkdir(dirname(file), { recursive: true })
    // Removed first: a file of the copy is the same one as in the project until then.
    await rm(file, { force: true })
    await writeFile(file, written)
  }
  return steps.map(({ path }) => path)
}

/** What its blocks say, in their order. */
export function stepsOf(recipe: string): readonly Step[] {
  let end = 0
  return [...recipe.matchAll(block)].map((match) => {
    const [whole, kind = '', text = ''] = match
    const before = recipe.slice(end, match.index)
    end = match.index + whole.length
    const [, path] = /`([a-z0-9-]+(?:\/[\w.-]+)+\.tsx?)`/.exec(before.slice(before.search(/^\d+\. /m))) ?? []
    if (!path) throw new Error(`No file is named before this block:\n${text}`)
    return { path, kind, text: text.replace(/^ {3}/gm, '') }
  })
}

/** Every part of the change must fit in one place, and in no other. */
function changed(file: string, change: string, path: string): string {
  return change.split(/^@@\n/m).reduce((text, part) => {
    const lines = part.split('\n').slice(0, -1)
    const side = (left: string) =>
      lines.flatMap((line) => (line.startsWith(left) ? [] : [`${line.slice(1)}\n`])).join('')
    const pieces = text.split(side('+'))
    if (pieces.length !== 2) throw new Error(`${path} has ${pieces.length - 1} places for:\n${part}`)
    return pieces.join(side('-'))
  }, file)
}
