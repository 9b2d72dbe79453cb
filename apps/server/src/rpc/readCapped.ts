/** The text of a body, or undefined as soon as it is longer than allowed; the rest is not read. */
export async function readCapped(message: Request | Response, maxBytes: number): Promise<string | undefined> {
  const { body, headers } = message
  const announced = headers.get('content-length')
  if (announced !== null && Number(announced) > maxBytes) {
    await body?.cancel()
    return undefined
  }
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > maxBytes) return undefined
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}
