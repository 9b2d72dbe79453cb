import { costRow } from './costRow.ts'
import { countDocuments, type Documents } from './countDocuments.ts'
import type { Comparison, Findings } from './findings.ts'
import { mapValues } from './mapValues.ts'
import { round } from './round.ts'
import { withPeers, withStack } from './withStack.ts'

/** The document of the pairs, packed as browsers ask for it. The load is made on the same machine. */
export function measureDocuments(): Promise<Findings> {
  return withStack((stack) =>
    withPeers(stack, async (peers, failures) => {
      // What a server needs for its work it takes at first, and keeps.
      await documents(stack, '/pairs')
      const before = stack.residentMegabytes()
      const ours = await documents(stack, '/pairs')
      const growth = Math.round(stack.residentMegabytes() - before)
      const peer = (url: string) => ({ url, computedMs: () => peers?.computedMs(url) ?? Number.NaN })
      const theirs = peers && {
        'Next, rendered once': await documents(peer(peers.next), '/'),
        'Next, rendered for everyone': await documents(peer(peers.next), '/rendered'),
        'Express, the same document': await documents(peer(peers.expressSite), '/pairs.html'),
      }
      return {
        failures,
        measurements: [
          { name: 'static document', value: ours.perSecond, unit: '/s', atLeast: 5_000 },
          costRow('static document', ours.cpuMs, 5_000),
          { name: 'memory that documents grew the server by', value: growth, unit: 'MB', atMost: 100 },
        ],
        comparisons: theirs ? compare(ours, theirs) : [],
      }
    }),
  )
}

function compare(ours: Documents, theirs: Readonly<Record<string, Documents>>): Comparison[] {
  const cpu = ({ cpuMs }: Documents) => round(cpuMs, 3)
  return [
    {
      name: 'documents',
      unit: '/s',
      better: 'more',
      ours: ours.perSecond,
      peers: mapValues(theirs, ({ perSecond }) => perSecond),
    },
    {
      name: 'documents, server CPU',
      unit: 'ms',
      better: 'less',
      ours: cpu(ours),
      peers: mapValues(theirs, cpu),
    },
  ]
}

type Server = { readonly url: string; computedMs(): number }

async function documents({ url, computedMs }: Server, path: string): Promise<Documents> {
  const asked = { url, path, connections: 32, computedMs }
  // Once, so that nothing that is measured is the first of its kind.
  await countDocuments({ ...asked, seconds: 2 })
  return countDocuments({ ...asked, seconds: 8 })
}
