import { SafeRequestError } from './SafeRequestError.ts'

/** `path` has no slash at its end, so that another path can follow. */
export function parseBaseUrl(baseUrl: string): { readonly origin: string; readonly path: string } {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username || url.password)
    throw new SafeRequestError(
      `${baseUrl} is not the address of a gateway. It must look like https://gateway.example.`,
    )
  return { origin: url.origin, path: url.pathname.replace(/\/+$/, '') }
}
