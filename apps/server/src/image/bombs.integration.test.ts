import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { hugeAvif, hugeGif, hugeJpeg, hugePng, hugeWebp, paint } from '../../test/testPictures.ts'
import type { BombReport, BombRequest } from './measureBombs.ts'

async function measure(request: BombRequest): Promise<BombReport> {
  const path = fileURLToPath(new URL('./measureBombs.ts', import.meta.url))
  const child = fork(path, { serialization: 'advanced', execArgv: [] })
  child.send(request)
  const [[report]] = await Promise.all([once(child, 'message'), once(child, 'exit')])
  return report
}

test('behavior: a bomb is refused from its header and costs at most 20 MB #pictures-fetched', async () => {
  const formats = ['png', 'gif', 'jpeg', 'webp', 'avif'] as const
  const picture = paint({ width: 64, height: 64 })
  const usual = await Promise.all(formats.map((format) => picture.clone().toFormat(format).toBuffer()))
  const made = [
    hugePng(40_000, 20_000),
    await hugeGif(),
    await hugeJpeg(),
    await hugeWebp(),
    await hugeAvif(),
  ]
  const bombs = Array.from({ length: 10 }, () => made).flat()
  expect(Math.max(...bombs.map(({ length }) => length))).toBeLessThan(1024 * 1024)
  const { kinds, riseBytes } = await measure({ usual, bombs })
  expect(kinds).toEqual(bombs.map(() => 'too-many-pixels'))
  expect(riseBytes).toBeLessThanOrEqual(20 * 1024 * 1024)
})
