import type { ChunkGroup } from './chunkGroups.ts'

const program = (path: string) => `/programs/${path}.tsx`
const early = '/web/src/early/market.ts'
const wallet = '/shell/WalletRoot.tsx'
const pairs = program('pairs/list/PairsList')
const tokens = program('tokens/TokensWindow')
const farm = program('farm/FarmWindow')
const faith = program('faith/FaithWindow')
const swap = program('swap/SwapWindow')
const safe = program('safe/SafeWindow')
/** The forms of a pool. */
const pool = program('farm/pool/PoolPlace')
const details = [program('pairs/pair/PairView'), program('tokens/token/TokenView')]
/** Only programs with such a list load them. */
const lists = ['ListSearchBar.tsx', 'NothingFound.tsx', 'useList.ts'].map((name) => `/lists/${name}`)
const controls = (names: readonly string[]) => names.map((name) => `/ui98/src/${name}.tsx`)
/** Those that need little or nothing of the chain. */
const light = ['help/HelpWindow', 'paper/PaperWindow', 'control-panel/ControlPanelWindow'].map(program)
/** What the Safe program shares with those is in no file that only a Safe needs. */
const others = [
  wallet,
  pairs,
  tokens,
  farm,
  ...details,
  ...light,
  swap,
  faith,
  ...['liquidity/LiquidityWindow', 'portfolio/PortfolioWindow'].map(program),
  '/review/ReviewWindow.tsx',
  '/account/signIn/pageSignIn.ts',
  '/account/signIn/sync/startSync.ts',
]

/**
 * What is loaded together, each in one file: every file is compressed by itself, and with a hundred lazy parts Rollup
 * alone would cut the shell into twenty and a program into forty.
 */
export const siteChunks: readonly ChunkGroup[] = [
  // What runs early must not wait for the shell, nor every page for what runs early on some.
  { name: 'snapshot', all: ['/web/src/main.tsx', early] },
  {
    name: 'shell',
    any: [
      '/web/src/main.tsx',
      '/web/src/chain/missingFilesText.ts',
      '/ui98/src/StatusBar.tsx',
      ...['ProgramLink.tsx', 'UnknownPlace.tsx', 'usePlace.ts'].map((name) => `/desktop/windows/${name}`),
    ],
  },
  {
    name: 'early',
    any: [
      early,
      // What charts want of these, every page does.
      '/web/src/chain/market/readMarket.ts',
      '/protocol/src/errors.ts',
      '/protocol/src/tokens/tokenAddress.ts',
    ],
  },
  { name: 'earlyFarm', any: ['/web/src/early/farm.ts'] },
  { name: 'earlyCharts', any: ['/web/src/early/marketCharts.ts'] },
  { name: 'earlyFaith', any: ['/web/src/early/faithChart.ts'] },
  {
    name: 'client',
    any: [
      '/viem/_esm/clients/createClient.js',
      '/viem/_esm/clients/transports/http.js',
      '/viem/_esm/utils/address/getAddress.js',
      '/viem/_esm/utils/chain/defineChain.js',
      '/viem/_esm/utils/hash/isHash.js',
    ],
  },
  {
    name: 'contracts',
    any: [
      ...['multicall', 'readContract'].map((name) => `/protocol/src/actions/${name}.ts`),
      ...['actions/public/getCode', 'actions/public/readContract'].map((name) => `/viem/_esm/${name}.js`),
      // The last is wanted after a call has failed, when it may be too late to fetch it.
      ...['abi/encodePacked', 'address/getContractAddress', 'ccip'].map(
        (name) => `/viem/_esm/utils/${name}.js`,
      ),
    ],
  },
  {
    name: 'query',
    any: [
      ...['useQuery', 'useQueries', 'queryOptions', 'useInfiniteQuery'].map(
        (name) => `/@tanstack/react-query/build/modern/${name}.js`,
      ),
      ...['hydration', 'queryClient'].map((name) => `/@tanstack/query-core/build/modern/${name}.js`),
    ],
  },
  // A page of one thing has these, and no list.
  { name: 'frames', any: controls(['FieldFrame', 'Tooltip']) },
  { name: 'controls', any: controls(['Checkbox', 'Field', 'SearchBar', 'Table']) },
  { name: 'facts', any: controls(['CopyButton', 'FactList', 'GroupBox']) },
  // Forms alone have these.
  { name: 'choices', any: controls(['RadioGroup', 'Select', 'Slider']) },
  { name: 'copying', any: ['handOver', 'leaveWindow'].map((name) => `/browser/${name}.tsx`) },
  {
    name: 'figures',
    all: [pairs, tokens],
    // Of the list of pairs and of one pair; too little for a file.
    any: [
      '/web/src/chain/prices/aprWords.ts',
      ...['usePairReadings.ts', 'PairFigure.tsx', 'PositionText.tsx'].map(
        (name) => `/programs/pairs/${name}`,
      ),
    ],
    without: [wallet, ...light],
  },
  { name: 'lists', any: lists, all: [pairs, farm], without: [wallet, ...light] },
  { name: 'details', all: details, without: [wallet, ...light, pairs, tokens] },
  // The first two without the chain's library: visitors have no use for it.
  { name: 'stakes', all: [faith, farm], without: [wallet, ...light, pairs, tokens, ...details] },
  { name: 'forms', all: [swap, faith], without: [wallet, ...light, pairs, tokens, ...details] },
  { name: 'acting', all: [swap, pool], without: [wallet, ...light, pairs, tokens, ...details] },
  { name: 'safe', all: [safe], without: others },
]
