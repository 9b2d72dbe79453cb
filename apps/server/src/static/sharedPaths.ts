import { z } from 'zod'
import type { StaticFiles } from './loadFiles.ts'

const manifest = z.object({ iconPath: z.string() })

/** A Safe host on another origin reads our manifest and shows the icon that it names. */
export function sharedPaths(files: StaticFiles): ReadonlySet<string> {
  const file = files.get('/manifest.json')
  if (!file) return new Set()
  const parsed = manifest.safeParse(parseJson(file.plain.bytes))
  const icon = parsed.success ? [`/${parsed.data.iconPath.replace(/^\.?\//, '')}`] : []
  return new Set(['/manifest.json', ...icon])
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
