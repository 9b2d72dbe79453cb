/** Milliseconds; the page is on its own without an answer. */
const patienceMs = 3_000

/**
 * Who may be our host, as the server's operator says: the same list that stands in its frame policy. In a file of its
 * own, because documents are the same for every operator and kept by their hash.
 */
export async function readSafeHosts(fetch: typeof globalThis.fetch): Promise<readonly string[]> {
  try {
    const response = await fetch('/safe-hosts.json', { signal: AbortSignal.timeout(patienceMs) })
    return response.ok ? parseSafeHosts(await response.json()) : []
  } catch {
    return []
  }
}

export function parseSafeHosts(answer: unknown): readonly string[] {
  if (typeof answer !== 'object' || answer === null || !('hosts' in answer)) return []
  const { hosts } = answer
  return Array.isArray(hosts) ? hosts.filter((host) => typeof host === 'string') : []
}
