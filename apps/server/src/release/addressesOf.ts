export type CheckedAddress = {
  readonly path: string
  readonly status: 200 | 404
}

/** A place that no page has. */
const nowhere = 'verify-release'

/** Where a file of the build is served: a page also, and mostly, under the name that people visit. */
export function addressesOf(file: string): readonly CheckedAddress[] {
  const own = found(file)
  if (!file.endsWith('.html')) return [own]
  if (file === '/404.html') return [own, { path: `/${nowhere}`, status: 404 }]
  if (file.endsWith('/_.html')) return [own, found(file.replace(/_\.html$/, nowhere))]
  return [own, found(file.replace(/(?:index)?\.html$/, ''))]
}

function found(file: string): CheckedAddress {
  return { path: encodeURI(file), status: 200 }
}
