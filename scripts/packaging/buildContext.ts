import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether a path gets past `.dockerignore`: the last rule that fits it, or a folder above it, decides. */
export function createIgnore(text: string): (path: string) => boolean {
  const rules = text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => ({ isLetIn: line.startsWith('!'), fits: fitting(line.replace(/^!/, '')) }))
  return (path) => {
    const parts = path.split('/')
    const above = parts.map((_, at) => parts.slice(0, at + 1).join('/'))
    return rules.findLast(({ fits }) => above.some((part) => fits.test(part)))?.isLetIn ?? true
  }
}

function fitting(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'))
  return new RegExp(`^${source}$`)
}

/** What a fresh clone would send to the builder: files that git knows, or would know. */
export function buildContext(ignore: string): readonly string[] {
  const isLetIn = createIgnore(ignore)
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => existsSync(file) && isLetIn(file))
}
