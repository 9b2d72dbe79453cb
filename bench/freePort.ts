import { once } from 'node:events'
import { createServer } from 'node:net'

/** One that nobody listens on now, for programs that take no 0. */
export async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (!address || typeof address === 'string') throw new Error('There is no free port.')
  return String(address.port)
}
