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
    about: 'Scripts and style sheet a browser has to load, gzip.',
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
    title: 'Development',
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
      'Chromium, 390 × 844, empty cache, until the table is complete; median of 3. The peers show the two reserves of each pair; ours also shows prices, volumes, changes and yields.',
    measure: async () => (await import('./measureVisits.ts')).measureVisits(),
  },
  measureFirstFigures: {
    title: 'First figures',
    about:
      'Chromium, 390 × 844, empty cache, 150 ms and 1.6 Mbit/s, no wallet; medians of 5, alternating with the peers. Times are until prices are on screen; “ready for clicks” is when the Start menu, clicked as soon as the page is interactive, has opened. Steps are the longest chain of requests after the document in which each began after another had ended: an upper bound for the requests that depend on each other. Sizes are with gzip.',
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
      '`/pairs` over HTTP, gzip, 32 connections. Next serves its own page, Express serves our built site.',
    measure: async () => (await import('./measureDocuments.ts')).measureDocuments(),
  },
  measureSnapshot: {
    title: 'The snapshot',
    about:
      'The requests of open pages, Brotli, 32 connections, medians of 5. Server CPU is CPU time per request, which unlike the rate does not depend on the load generator. Its bound is one core at the promised rate.',
    measure: async () => (await import('./measureSnapshot.ts')).measureSnapshot(),
  },
  measureOpenPages: {
    title: 'Open pages',
    about:
      'Pages without a wallet, each with its own address and connection, poll the snapshot as the page does, for 60 s; requests to the node are counted in front of it. The server also indexes the chain without visitors: that is listed separately. With a block every 12 s it indexes as on mainnet, every 4 s.',
    measure: async () => (await import('./measureOpenPages.ts')).measureOpenPages(),
  },
  measurePush: {
    title: 'Polling or push',
    about:
      'One snapshot per block to 2,000 pages, from a dedicated process: by polling, as ours, and by server-sent events, uncompressed because compressing each connection separately would cost more. Connections stay open in both cases.',
    measure: async () => (await import('./measurePush.ts')).measurePush(),
  },
  measureWallets: {
    title: 'Pages with a wallet',
    about:
      'These pages read the chain every 4 s through `/rpc`: `/pairs` in Chromium with the demo wallet. The server queries the node as on mainnet (`RPC_TRUST_MS=1000`, a block every 12 s), where identical reads of one block share one call; the extra requests per wallet are counted with one open page and with three, for 60 s.',
    measure: async () => (await import('./measureWallets.ts')).measureWallets(),
  },
  measureProxy: {
    title: 'The RPC proxy',
    about:
      'A read that is neither cached nor shared: 32 connections, and 100 per second compared with the same node directly. The peers forward request bodies without any checks.',
    measure: async () => (await import('./measureProxy.ts')).measureProxy(),
  },
  measureNodes: {
    title: 'A node goes silent',
    about: 'The first of two nodes accepts requests and never answers, at 50 reads per second.',
    measure: async () => (await import('./measureNodes.ts')).measureNodes(),
  },
  measureFollower: {
    title: 'Indexing the chain',
    about: 'On SQLite, with the devnet in the same process.',
    measure: async () => (await import('./measureFollower.ts')).measureFollower(),
  },
  measurePairs: {
    title: 'More pairs',
    about:
      'Best prices over generated pairs in memory; the table is read through our server from real pair contracts, written to the devnet with their reserves (deploying them would take minutes). Above 170 pairs `LIMIT_RPC_BODY_BYTES` must be raised, as it is here.',
    measure: async () => (await import('./measurePairs.ts')).measurePairs(),
  },
  measureMarket: {
    title: 'More swaps',
    about: 'Uncached answers with 10,000 to 1,000,000 stored swaps.',
    measure: async () => (await import('./measureMarket.ts')).measureMarket(),
  },
  measureAccounts: {
    title: 'History of an address',
    about:
      'Uncached pages of 25 transactions with prices of their time, and positions; 1,000,000 movements stored.',
    measure: async () => (await import('./measureAccounts.ts')).measureAccounts(),
  },
  measureSlider: {
    title: 'The time machine',
    about:
      'Chromium, 390 × 844, without a graphics card: the slider of a portfolio with eleven positions is dragged through its range; medians of 3.',
    measure: async () => (await import('./measureSlider.ts')).measureSlider(),
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
    about: 'Verified over HTTP, 50 connections, a different message each time.',
    measure: async () => (await import('./measureSignIn.ts')).measureSignIn(),
  },
  measureFailover: {
    title: 'A server dies',
    about: 'One of two servers on one Postgres is killed while 16 users write; four times.',
    measure: async () => (await import('./measureFailover.ts')).measureFailover(),
  },
  measureFlood: {
    title: 'A flood',
    about:
      '200 connections from one client and from 50, one kind of request after another and then all at once, while another visitor opens pages. Runs only by name.',
    measure: async () => (await import('./measureFlood.ts')).measureFlood(),
    onlyByName: true,
  },
  measureSoak: {
    title: 'A long day',
    about: '30% of the promised load for an hour. Runs only by name.',
    measure: async () => (await import('./measureSoak.ts')).measureSoak(),
    onlyByName: true,
  },
}
