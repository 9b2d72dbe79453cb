/** A batch of calls that is too large for the proxy goes out as several POSTs, and comes back as one answer. */
export function splitBatches(send: typeof fetch, mostCharacters: number): typeof fetch {
  return async (input, init) => {
    const parts = partsOf(init?.body, mostCharacters)
    if (parts.length < 2) return send(input, init)
    const answers = await Promise.all(parts.map((body) => send(input, { ...init, body })))
    const [first] = answers
    const refused = answers.find(({ ok }) => !ok)
    if (refused || !first) return refused ?? Response.error()
    const lists: unknown[] = await Promise.all(answers.map((answer) => answer.json()))
    return new Response(JSON.stringify(lists.flat()), { headers: first.headers })
  }
}

function partsOf(body: BodyInit | null | undefined, mostCharacters: number): readonly string[] {
  if (typeof body !== 'string' || body.length <= mostCharacters) return []
  const calls: unknown = JSON.parse(body)
  if (!Array.isArray(calls)) return []
  const parts: string[] = []
  for (const call of calls.map((one) => JSON.stringify(one))) {
    const last = parts.at(-1)
    // Brackets and a comma are three more.
    if (last !== undefined && last.length + call.length + 3 <= mostCharacters)
      parts[parts.length - 1] = `${last},${call}`
    else parts.push(call)
  }
  return parts.map((part) => `[${part}]`)
}
