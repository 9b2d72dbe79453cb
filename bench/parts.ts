import type { Findings } from './findings.ts'
import type { Measurement } from './measurement.ts'

export type Part = {
  readonly title: string
  /** What its rows measure, in a sentence or two. */
  readonly about: string
  readonly measure: () => Promise<Findings | Measurement[]>
  /** Takes too long for a whole run: measured when it is named. */
  readonly onlyByName?: true
}

/** In the order of a run: what is built and installed first serves the rest. Each is loaded only when it is measured. */
export const parts: Readonly<Record<string, Part>> = {
  measureBuild: {
    title: 'Building',
    about: 'The whole site from nothing. The peers build one page.',
    measure: async () => (await import('./measureBuild.ts')).measureBuild(),
  },
  measureSizes: {
    title: 'Sizes',
    about: 'Scripts and style sheet as a browser must load them, gzip.',
    measure: async () => (await import('./measureSizes.ts')).measureSizes(),
  },
  measureDevnet: {
    title: 'The chain',
    about: 'The devnet alone, from nothing to 30 days of history; median of 3.',
    measure: async () => (await import('./measureDevnet.ts')).measureDevnet(),
  },
  measureStart: {
    title: 'Starting',
    about: '`npm start` when everything is installed and built; median of 3.',
    measure: async () => (await import('./measureStart.ts')).measureStart(),
  },
  measureDev: {
    title: 'Working on it',
    about: '`npm run dev`: a component is saved while Chromium shows it; median of 3.',
    measure: async () => (await import('./measureDev.ts')).measureDev(),
  },
  measureColdStart: {
    title: 'Starting from nothing',
    about: '`npm start` in a fresh clone: packages are installed and the site is built first.',
    measure: async () => (await import('./measureColdStart.ts')).measureColdStart(),
  },
  measureVisits: {
    title: 'A visit',
    about:
      'Chromium, 390 × 844, empty cache, until the table is complete; median of 3. The peers show the two reserves of each pair, ours also prices, volumes, changes and yields.',
    measure: async () => (await import('./measureVisits.ts')).measureVisits(),
  },
  measureFirstFigures: {
    title: 'First figures',
    about:
      'Chromium, 390 × 844, empty cache, 150 ms and 1.6 Mbit/s, no wallet; medians of 5, in turns with the peers. Times are those at which figures are on the screen; “ready for clicks” is when Start, pressed as soon as every part listens, has opened its menu. Steps are the longest chain of requests after the document in which each began after another had ended: there may be fewer that were needed. Sizes are those of the files with gzip.',
    measure: async () => (await import('./measureFirstFigures.ts')).measureFirstFigures(),
  },
  measureLighthouse: {
    title: 'Lighthouse',
    about: 'Its mobile settings (a mid phone on a slow network, simulated); performance is the median of 3.',
    measure: async () => (await import('./measureLighthouse.ts')).measureLighthouse(),
  },
  measureDocuments: {
    title: 'Documents',
    about:
      '`/pairs` over HTTP, gzip, 32 connections. Next has its own page to send, Express sends our built site.',
    measure: async () => (await import('./measureDocuments.ts')).measureDocuments(),
  },
  measureSnapshot: {
    title: 'The snapshot',
    about:
      'What open pages ask for, packed by Brotli, 32 connections, medians of 5. Server CPU is what the process has computed, for each request: unlike the rate it says the same while the load takes its share of the machine. Its bound is what the promised rate leaves one core.',
    measure: async () => (await import('./measureSnapshot.ts')).measureSnapshot(),
  },
  measureOpenPages: {
    title: 'Open pages',
    about:
      'Pages without a wallet, each with an address and a connection of its own, look at the snapshot as the page does, for 60 s; what the node is asked is counted in front of it. The server follows the chain also when nobody is there: that is told apart. With a block every 12 s it follows as on mainnet, every 4 s.',
    measure: async () => (await import('./measureOpenPages.ts')).measureOpenPages(),
  },
  measurePush: {
    title: 'Asked for or pushed',
    about:
      'One snapshot a block to 2,000 pages, from a process that does nothing else: by a request of each, as ours, and by server-sent events, which are sent as plain text because a packing of its own for every connection would cost more. Connections stay open in both.',
    measure: async () => (await import('./measurePush.ts')).measurePush(),
  },
  measureWallets: {
    title: 'Pages with a wallet',
    about:
      'They read the chain themselves, every 4 s, through `/rpc`: `/pairs` in Chromium with the demo wallet. The server asks the node as on mainnet (`RPC_TRUST_MS=1000`, a block every 12 s), where equal reads of one block are one call; what it asks for one wallet more is counted with one open page and with three, for 60 s.',
    measure: async () => (await import('./measureWallets.ts')).measureWallets(),
  },
  measureProxy: {
    title: 'The RPC proxy',
    about:
      'A read that is neither kept nor shared: 32 connections, and 100 a second against the same node asked directly. The peers pass bodies on and check nothing.',
    measure: async () => (await import('./measureProxy.ts')).measureProxy(),
  },
  measureNodes: {
    title: 'A node goes silent',
    about: 'The first of two nodes takes questions and never answers, at 50 reads a second.',
    measure: async () => (await import('./measureNodes.ts')).measureNodes(),
  },
  measureFollower: {
    title: 'Following the chain',
    about: 'On SQLite, with the devnet in the same process.',
    measure: async () => (await import('./measureFollower.ts')).measureFollower(),
  },
  measurePairs: {
    title: 'More pairs',
    about:
      'Best prices over made-up pairs in memory; the table read through our server from real pair contracts, which are put on the devnet with their reserves (deploying them would take minutes). Above 170 pairs `LIMIT_RPC_BODY_BYTES` has to be raised, as it is here.',
    measure: async () => (await import('./measurePairs.ts')).measurePairs(),
  },
  measureMarket: {
    title: 'More swaps',
    about: 'Answers computed anew while 10,000 to 1,000,000 swaps are stored.',
    measure: async () => (await import('./measureMarket.ts')).measureMarket(),
  },
  measureHistory: {
    title: 'More history of a Safe',
    about: 'A page of Safes with 1,000 to 100,000 transactions in one store.',
    measure: async () => (await import('./measureHistory.ts')).measureHistory(),
  },
  measureGateway: {
    title: 'The Safe gateway',
    about: 'A queue page of a Safe with 5,000 transactions, over HTTP on SQLite.',
    measure: async () => (await import('./measureGateway.ts')).measureGateway(),
  },
  measureSignIn: {
    title: 'Sign-in',
    about: 'Verified over HTTP, 50 connections, every text another one.',
    measure: async () => (await import('./measureSignIn.ts')).measureSignIn(),
  },
  measureFailover: {
    title: 'A server dies',
    about: 'One of two servers on one Postgres killed while 16 people write; four times.',
    measure: async () => (await import('./measureFailover.ts')).measureFailover(),
  },
  measureFlood: {
    title: 'A flood',
    about:
      '200 connections by one client and by 50, one kind of request after another and then all of them, while somebody else opens pages. Measured by name.',
    measure: async () => (await import('./measureFlood.ts')).measureFlood(),
    onlyByName: true,
  },
  measureSoak: {
    title: 'A long day',
    about: 'Three tenths of the promised load for an hour. Measured by name.',
    measure: async () => (await import('./measureSoak.ts')).measureSoak(),
    onlyByName: true,
  },
}
