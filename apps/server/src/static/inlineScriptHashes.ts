import { createHash } from 'node:crypto'

const script = /<script\b((?:"[^"]*"|'[^']*'|[^"'>])*)>([\s\S]*?)<\/script\s*>/gi

/** `sha256-…` of the text of every script element without `src`, as a browser computes it. */
export function inlineScriptHashes(html: string): string[] {
  // A parser turns every line end into \n before it hashes.
  const text = html.replace(/\r\n?/g, '\n')
  const hashes = new Set<string>()
  for (const [, attributes = '', source = ''] of text.matchAll(script)) {
    if (/\ssrc\s*=/i.test(attributes) || source === '') continue
    hashes.add(`sha256-${createHash('sha256').update(source).digest('base64')}`)
  }
  return [...hashes]
}
