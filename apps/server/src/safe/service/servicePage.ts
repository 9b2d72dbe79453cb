import type { Config } from '../../config.ts'

/** As many entries as a page has at most, and where nobody says how many. */
const MOST = 100

export type Slice = { readonly limit: number; readonly offset: number }

type Asked = { limit?: number | undefined; offset?: number | undefined }

export function sliceOf({ limit = MOST, offset = 0 }: Asked): Slice {
  return { limit: Math.min(limit, MOST), offset }
}

export type ServicePage<Item> = {
  count: number
  next: string | null
  previous: string | null
  results: Item[]
}

export type ServicePageParameters<Item> = Slice & {
  config: Pick<Config, 'appUrl'>
  /** As it was asked. */
  url: URL
  /** Of the whole list. */
  count: number
  results: Item[]
}

export function servicePage<Item>(parameters: ServicePageParameters<Item>): ServicePage<Item> {
  const { config, url, count, limit, offset, results } = parameters
  const link = (at: number) => {
    // Its host is the configured one, whatever the request said.
    const page = new URL(`${url.pathname}${url.search}`, config.appUrl)
    page.searchParams.set('limit', String(limit))
    page.searchParams.set('offset', String(at))
    return page.href
  }
  return {
    count,
    next: offset + limit < count ? link(offset + limit) : null,
    previous: offset > 0 ? link(Math.max(0, offset - limit)) : null,
    results,
  }
}

/** All of a list that is never long. */
export function wholeList<Item>(results: Item[]): ServicePage<Item> {
  return { count: results.length, next: null, previous: null, results }
}
