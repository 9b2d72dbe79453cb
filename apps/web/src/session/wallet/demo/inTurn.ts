/** Two that ask for the next nonce at once would both use it, so all tabs of the wallet send one after the other. */
export async function inTurn<Value>(send: () => Promise<Value>): Promise<Value> {
  // Only pages that came over a safe line have locks.
  if (!('locks' in navigator)) return send()
  return navigator.locks.request('love.demoWallet', send)
}
