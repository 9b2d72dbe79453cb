import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const dist = 'apps/web/dist'
/** For developers, for other documents, and for those who are lost. */
const others = ['404.html', 'app-host.html', 'dev/']

/** One document of every kind: each program, and the first of its places where it has some. */
export function routes(): readonly string[] {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !others.some((other) => file.startsWith(other)))
    .filter((file) => !file.endsWith(join('/', '_.html')))
    .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`))
    .sort()
  const seen = new Set<string>()
  return files.filter((path) => {
    const [, program = '', place] = path.split('/')
    const kind = `${program}${place === undefined ? '' : '/'}`
    return !seen.has(kind) && seen.add(kind)
  })
}
