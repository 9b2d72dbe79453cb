import { z } from 'zod'

const page = z.looseObject({ next: z.unknown().optional(), previous: z.unknown().optional() })

/** The links to the pages around lead to the other gateway: whoever follows them must come back to us. */
export function ownLinks(reply: unknown, ownAddress: string): unknown {
  const parsed = page.safeParse(reply)
  if (!parsed.success) return reply
  const { next, previous } = parsed.data
  return {
    ...parsed.data,
    ...(next !== undefined && { next: ownLink(next, ownAddress) }),
    ...(previous !== undefined && { previous: ownLink(previous, ownAddress) }),
  }
}

/** The cursor is in the query; the page is the one that was asked for. */
function ownLink(link: unknown, ownAddress: string): string | null {
  return typeof link === 'string' && URL.canParse(link) ? `${ownAddress}${new URL(link).search}` : null
}
