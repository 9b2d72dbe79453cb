import type { Integrity } from './integrity.ts'

const loading = /<(?:script|link)\b[^>]*\b(?:src|href)="(?<path>\/(?:assets|insights)\/[^"]+)"[^>]*>/g

/** Gives each tag that loads a built file the hash of that file, so that a changed file is refused. */
export function sealTags(html: string, integrity: Integrity): string {
  return html.replace(loading, (tag: string, path: string) => {
    const hash = integrity.get(path)
    if (!hash) throw new Error(`The document loads ${path}, which the build did not write.`)
    return tag.replace(/\s*(\/?)>$/, ` integrity="${hash}"$1>`)
  })
}
