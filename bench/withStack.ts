import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Stack, startStack } from './gateway/startStack.ts'
import { type Peers, startPeers } from './peers/startPeers.ts'

/** Our chain and server with an empty store, stopped and removed afterwards. */
export async function withStack<T>(
  work: (stack: Stack) => Promise<T>,
  settings: Record<string, string> = {},
  limits?: Readonly<Record<string, string>>,
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'love-bench-'))
  const stack = await startStack(dataDir, settings, limits)
  try {
    return await work(stack)
  } finally {
    await stack.stop()
    await rm(dataDir, { recursive: true })
  }
}

/** The peers beside it, on the same chain. Where one cannot be had, our own figures are still worth having. */
export async function withPeers<T>(
  { nodeUrl }: Pick<Stack, 'nodeUrl'>,
  work: (peers: Peers | undefined, failures: readonly string[]) => Promise<T>,
): Promise<T> {
  const peers = await startPeers(nodeUrl).catch((cause: unknown) => String(cause))
  if (typeof peers === 'string') return work(undefined, [`The peers could not be started. ${peers}`])
  try {
    return await work(peers, [])
  } finally {
    await peers.stop()
  }
}
