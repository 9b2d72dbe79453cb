const forbidden = {
  'a style attribute': /<[a-z][^>]*\sstyle=/i,
  'a style element': /<style\b/i,
  'an event handler attribute': /<[a-z][^>]*\son[a-z]+=/i,
  'a javascript: link': /<[a-z][^>]*\s(?:href|src)="\s*javascript:/i,
  'a file without integrity':
    /<(?:script|link)\b(?=[^>]*"\/(?:assets|insights)\/)(?![^>]*\sintegrity=)[^>]*>/i,
  'a file of another host': /<(?:script|link|img|iframe)\b[^>]*\s(?:src|href)="(?:https?:)?\/\//i,
}

/** The policy would silently break such a page in the browser; the build breaks loudly instead. */
export function checkPolicy(html: string): void {
  for (const [what, pattern] of Object.entries(forbidden)) {
    const found = pattern.exec(html)
    if (found) throw new Error(`The page holds ${what}, which its policy forbids: ${found[0].slice(0, 200)}`)
  }
  const inline = html.match(/<script(?![^>]*\ssrc=)[^>]*>/g) ?? []
  if (inline.join() !== '<script>,<script>,<script type="importmap">')
    throw new Error(`Only our two scripts and the import map may be inline, not: ${inline.join(' ')}`)
}
