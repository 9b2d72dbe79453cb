/**
 * How many blocks the operator of this server wants on top of a transaction (`CONFIRMATIONS`), or the network's own
 * figure when the server does not say.
 */
export async function readConfirmations(
  fetchHealth: () => Promise<Response>,
  fallback: number,
): Promise<number> {
  try {
    const response = await fetchHealth()
    const { confirmations }: Readonly<Record<string, unknown>> = { ...(await response.json()) }
    const isCount =
      typeof confirmations === 'number' && Number.isSafeInteger(confirmations) && confirmations >= 1
    return isCount ? confirmations : fallback
  } catch {
    return fallback
  }
}
