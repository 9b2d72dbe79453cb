/** Not kept by anybody, unless the headers say otherwise. */
export function jsonAnswer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  const own = { 'content-type': 'application/json', 'cache-control': 'no-store' }
  return new Response(JSON.stringify(body), { status, headers: { ...own, ...headers } })
}

/** It was taken, and there is nothing to say. */
export function emptyAnswer(): Response {
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}
