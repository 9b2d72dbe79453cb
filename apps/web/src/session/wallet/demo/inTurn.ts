import { withLock } from '../../locks.ts'

/** Two that ask for the next nonce at once would both use it, so all tabs of the wallet send one after the other. */
export function inTurn<Value>(send: () => Promise<Value>): Promise<Value> {
  return withLock('love.demoWallet', send)
}
