import { z } from 'zod'
import type { Chain } from './Chain.ts'

const reply = z.object({ result: z.unknown().optional(), error: z.unknown().optional() })

/** A chain behind an address, with its errors as they come over the wire. */
export function remoteChain(url: string): Chain {
  return {
    async request({ method, params = [] }) {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
      const { result, error } = reply.parse(await (await fetch(url, { method: 'POST', body })).json())
      if (error !== undefined) throw error
      return result
    },
  }
}
