export type Scrub = (text: string) => string

/** Shorter words, such as "v2" in a path or "ethereum" in a host, are no secrets and stand in honest messages. */
const shortest = { path: 6, query: 4, label: 16 }

/** Removes whatever tells which nodes are behind the server, above all the keys in their addresses. */
export function createScrub(urls: readonly string[]): Scrub {
  const secrets = [...new Set(urls.flatMap(secretsOf))].sort((a, b) => b.length - a.length)
  if (secrets.length === 0) return (text) => text
  const pattern = new RegExp(secrets.map(escapePattern).join('|'), 'gi')
  return (text) => text.replace(pattern, '[node]')
}

function secretsOf(text: string): string[] {
  const url = new URL(text)
  return [
    ...[text, url.href, url.origin, url.host, url.hostname, url.username, url.password],
    ...url.pathname.split('/').filter((word) => word.length >= shortest.path),
    ...[...url.searchParams.values()].filter((word) => word.length >= shortest.query),
    ...url.hostname.split('.').filter((word) => word.length >= shortest.label),
  ]
    .flatMap((word) => [word, decode(word)])
    .filter((word) => word !== '')
}

function decode(word: string): string {
  try {
    return decodeURIComponent(word)
  } catch {
    return word
  }
}

function escapePattern(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
}
