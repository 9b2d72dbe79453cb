/** The text of an answer, or undefined as soon as it is longer than allowed; the rest is not read. */
export async function readBounded(response: Response, mostBytes: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > mostBytes) return undefined
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}
