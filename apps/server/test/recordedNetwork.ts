import type { Connect, ConnectTarget, Resolve } from '../src/fetch/sendGet.ts'

/** A network for tests that only exists on paper: it writes down who was asked for, and no packet leaves. */
export function recordedNetwork(addresses: Readonly<Record<string, readonly string[]>> = {}) {
  const resolved: string[] = []
  const attempts: Pick<ConnectTarget, 'address' | 'port'>[] = []
  const resolve: Resolve = async (name) => {
    resolved.push(name)
    return addresses[name] ?? []
  }
  const connect: Connect = async ({ address, port }) => {
    attempts.push({ address, port })
    throw new Error('There is no network.')
  }
  return { resolve, connect, resolved, attempts }
}
