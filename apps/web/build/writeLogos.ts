import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { routingPairs } from '@love/protocol/pairs/pairs'
import { tokens } from '@love/protocol/tokens/tokens'
import { drawingToPicture } from '@love/ui98/icons/drawingToSvg.ts'
import { palette, parseDrawing } from '@love/ui98/icons/parseDrawing.ts'

const drawings = join(import.meta.dirname, '../../../packages/ui98/src/icons/drawings')

/** The pictures of our tokens as files, at addresses that stay: wallets of others show them beside balances. */
export async function writeLogos(site: string): Promise<void> {
  const folder = join(site, 'logos')
  await mkdir(folder)
  for (const name of new Set([...tokens, ...routingPairs].map(({ icon }) => icon))) {
    const drawing = parseDrawing(name, await readFile(join(drawings, `${name}.txt`), 'utf8')).at(-1) ?? []
    await writeFile(join(folder, `${name}.svg`), drawingToPicture(name, drawing, palette))
  }
}
