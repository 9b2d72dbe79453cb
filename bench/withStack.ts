import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Stack, type StackOptions, startStack, startWatchedStack } from './gateway/startStack.ts'
import { type Peers, startPeers } from './peers/startPeers.ts'

/** Our chain and server with an empty store, stopped and removed afterwards. */
export function withStack<T>(work: (stack: Stack) => Promise<T>, options?: StackOptions): Promise<T> {
  return withStarted(startStack, work, options)
}

/** The same with a node in between that counts. */
export function withWatchedStack<T>(
  work: (stack: Awaited<ReturnType<typeof startWatchedStack>>) => Promise<T>,
  options?: StackOptions,
): Promise<T> {
  return withStarted(startWatchedStack, work, options)
}

async function withStarted<S extends Stack, T>(
  start: (dataDir: string, options?: StackOptions) => Promise<S>,
  work: (stack: S) => Promise<T>,
  options?: StackOptions,
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'love-bench-'))
  const stack = await start(dataDir, options)
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
