import { ensContracts } from '@love/contracts/deployments/ens'
import type { Client } from 'viem'
import { getCode } from 'viem/actions'
import { createShortMemory } from '../gateway/createShortMemory.ts'

/** After that a chain without names, or nodes that did not answer, are asked again. */
const againMs = 60_000
/** Nobody waits longer for it: the rest of the answer needs no node. */
const mostMs = 1_000

/** Whether the chain has ENS, by the code of its registry. Once there, it stays. */
export function createEnsCheck({ client, now }: { client: Client; now: () => number }) {
  let isThere = false
  const memory = createShortMemory<boolean>({ now, keepMs: againMs, mostBytes: 1_024 })
  const look = async () => {
    const code = await getCode(client, { address: ensContracts.registry }).catch(() => undefined)
    isThere ||= code !== undefined && code !== '0x'
    return isThere
  }
  return async (): Promise<boolean> => {
    if (isThere) return true
    let timer: NodeJS.Timeout | undefined
    const waited = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, mostMs, false)
    })
    return Promise.race([memory('', look), waited]).finally(() => clearTimeout(timer))
  }
}
