import { convertPicture } from './convertPicture.ts'

export type BombReport = { kinds: string[]; riseBytes: number }

/** Pictures to get warm with, and those to measure. */
export type BombRequest = { usual: Uint8Array[]; bombs: Uint8Array[] }

/** A process of its own, as the highest point that memory reached is one figure for a whole process. */
process.on('message', async ({ usual, bombs }: BombRequest) => {
  const convert = async (bytes: Uint8Array) =>
    (await convertPicture({ bytes, width: 640, quality: 75, output: 'webp' })).kind
  for (const bytes of usual) await convert(bytes)
  const before = process.resourceUsage().maxRSS
  const kinds: string[] = []
  for (const bytes of bombs) kinds.push(await convert(bytes))
  const report: BombReport = { kinds, riseBytes: (process.resourceUsage().maxRSS - before) * 1024 }
  process.send?.(report)
  process.disconnect()
})
