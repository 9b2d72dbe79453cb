import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseDrawing } from '@love/ui98/icons/parseDrawing.ts'
import { drawPreview } from './drawPreview.ts'
import type { Preview } from './previewOf.ts'

const drawings = join(import.meta.dirname, '../../../../packages/ui98/src/icons/drawings')

/** The small drawing of a file, or its large one. */
export function iconDrawing(name: string, size: 16 | 32) {
  const [small = [], large = []] = parseDrawing(name, readFileSync(join(drawings, `${name}.txt`), 'utf8'))
  return size === 16 ? small : large
}

/** Each picture once, though several pages may share it. */
export async function writePreviews(site: string, previews: readonly Preview[]): Promise<void> {
  const files = new Map(previews.map((preview) => [preview.file, preview]))
  for (const [file, preview] of files) {
    await mkdir(dirname(join(site, file)), { recursive: true })
    await writeFile(join(site, file), drawPreview(preview, iconDrawing))
  }
}
