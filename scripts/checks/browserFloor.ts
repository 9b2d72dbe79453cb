import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findTooNew } from './floor/findTooNew.ts'

const dist = 'apps/web/dist'
const files = new Map<string, string>()
for await (const name of glob('{assets,insights}/*.js', { cwd: dist }))
  files.set(name, await readFile(join(dist, name), 'utf8'))
for (const name of ['index.html', 'app-host.html']) {
  const html = await readFile(join(dist, name), 'utf8')
  for (const [, code = ''] of html.matchAll(/<script>(.*?)<\/script>/gs))
    files.set(`${name}, script ${files.size}`, code)
}

const lines = findTooNew(files)
for (const line of lines) console.error(line)
console.log(`${files.size} scripts checked against the oldest supported browsers.`)
process.exitCode = lines.length > 0 ? 1 : 0
