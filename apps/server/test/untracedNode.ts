import { onTestFinished } from 'vitest'
import { remoteChain } from './remoteChain.ts'
import { startFaultNode } from './startFaultNode.ts'

/** The address of a node of that chain which, like most public ones, traces nothing. */
export async function untracedNode(url: string): Promise<string> {
  const node = await startFaultNode(remoteChain(url))
  onTestFinished(() => node.down())
  node.fault = {
    alter({ method }, result) {
      if (method.startsWith('debug_')) throw { code: -32601, message: `${method} is not available` }
      return result
    },
  }
  return node.url
}
