import { countDocuments } from './countDocuments.ts'
import type { Findings } from './findings.ts'
import { withPeers, withStack } from './withStack.ts'

/** The document of the pairs, packed as browsers ask for it. The load is made on the same machine. */
export function measureDocuments(): Promise<Findings> {
  return withStack((stack) =>
    withPeers(stack, async (peers, failures) => {
      // What a server needs for its work it takes at first, and keeps.
      await documents(stack.url, '/pairs')
      const before = stack.residentMegabytes()
      const ours = await documents(stack.url, '/pairs')
      const growth = Math.round(stack.residentMegabytes() - before)
      const theirs = peers && {
        'Next, rendered once': await documents(peers.next, '/'),
        'Next, rendered for everyone': await documents(peers.next, '/rendered'),
        'Express, the same document': await documents(peers.expressSite, '/pairs.html'),
      }
      return {
        failures,
        measurements: [
          { name: 'static document', value: ours, unit: '/s', atLeast: 5_000 },
          { name: 'memory that documents grew the server by', value: growth, unit: 'MB', atMost: 100 },
        ],
        comparisons: theirs ? [{ name: 'documents', unit: '/s', better: 'more', ours, peers: theirs }] : [],
      }
    }),
  )
}

async function documents(url: string, path: string): Promise<number> {
  const asked = { url, path, connections: 32 }
  // Once, so that nothing that is measured is the first of its kind.
  await countDocuments({ ...asked, seconds: 2 })
  return countDocuments({ ...asked, seconds: 8 })
}
