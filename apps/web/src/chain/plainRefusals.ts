/**
 * The server refuses a request as a whole (too many, too large) with a status and one error. viem would take that for the
 * answers to a batch and find none; without its body it goes by the status.
 */
export function plainRefusals(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init)
    if (response.ok) return response
    const headers = new Headers(response.headers)
    for (const name of ['content-type', 'content-length', 'content-encoding']) headers.delete(name)
    return new Response(null, { status: response.status, headers })
  }
}
