/** Stands where later pages have their link. */
export const firstPage = ''

/** The link to what follows, while there is more. */
export function nextPage({ next }: { readonly next?: string | undefined }): string | undefined {
  return next
}
