/** The address of another page of what was asked. Its host is the configured one, whatever the request said. */
export function pageLink(appUrl: string, asked: URL, cursor: string | undefined): string {
  const link = new URL(`${asked.pathname}${asked.search}`, appUrl)
  if (cursor === undefined) link.searchParams.delete('cursor')
  else link.searchParams.set('cursor', cursor)
  return link.href
}
