/** The text of a request, or undefined as soon as it is longer than allowed; the rest is not read. */
export async function readCapped(request: Request, maxBytes: number): Promise<string | undefined> {
  const announced = request.headers.get('content-length')
  // HTTP holds a body to its announced length, and the adapter reads such a body fastest as a whole.
  if (announced !== null) return Number(announced) > maxBytes ? undefined : request.text()

  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    if (length > maxBytes) return undefined
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}
