import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'
import { gatewayDefaults } from '../../../wallet/safe/gateway/gatewayDefaults.ts'

/** Stands where later pages have their link. */
const firstPage = ''

type Page = { readonly next?: string | undefined }

/** A list of the gateway, each page with a link to the next while there is one; without a link, `read` asks for the first. */
export function pagesQuery<P extends Page, const Key extends QueryKey>(
  queryKey: Key,
  read: (link: { readonly pageUrl: string } | undefined, signal: AbortSignal) => Promise<P>,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam: pageUrl, signal }) =>
      read(pageUrl === firstPage ? undefined : { pageUrl }, signal),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }: Page) => next,
    ...gatewayDefaults,
  })
}
