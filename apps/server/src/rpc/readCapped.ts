/** Whoever sent it left, or was too slow: nobody hears the answer, and nothing of ours failed. */
export class BodyCutError extends Error {
  override readonly name = 'BodyCutError'
}

/** The text of a request, or undefined as soon as it is longer than allowed; the rest is not read. */
export async function readCapped(request: Request, maxBytes: number): Promise<string | undefined> {
  const announced = request.headers.get('content-length')
  try {
    // HTTP holds a body to its announced length, and the adapter reads such a body fastest as a whole.
    if (announced !== null) return Number(announced) > maxBytes ? undefined : await request.text()
    return await readChunks(request, maxBytes)
  } catch (cause) {
    throw new BodyCutError('The request body is incomplete.', { cause })
  }
}

async function readChunks(request: Request, maxBytes: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    if (length > maxBytes) return undefined
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}
