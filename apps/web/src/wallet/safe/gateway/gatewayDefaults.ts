import { SafeApiError, SafeRequestError } from '@love/safe/api/client/errors'
import { chainDefaults } from '../../../chain/chainDefaults.ts'

type Asked = {
  readonly state: { readonly error: unknown; readonly data?: unknown }
}

/**
 * Read again at the pace of the chain while somebody looks. A list of many pages is read as often as it has pages: the
 * gateway is asked no more for a long list than for a short one.
 */
export const gatewayDefaults = {
  refetchInterval: ({ state: { error, data } }: Asked) =>
    isFinal(error) ? false : chainDefaults.pollingMs * Math.max(1, pagesIn(data)),
  retry: (_count: number, error: Error) => !isFinal(error),
  // Whose Safes somebody looked at is nobody's business tomorrow.
  meta: { isKept: false },
}

function pagesIn(data: unknown): number {
  const { pages }: { pages?: unknown } = { ...Object(data) }
  return Array.isArray(pages) ? pages.length : 1
}

/** Asking the same again would be answered the same: there is no such Safe, or the question itself is wrong. */
export function isFinal(error: unknown): boolean {
  if (error instanceof SafeRequestError) return true
  return error instanceof SafeApiError && [400, 404, 422].includes(error.status)
}
