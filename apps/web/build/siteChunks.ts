import type { ChunkGroup } from './chunkGroups.ts'

const program = (path: string) => `/programs/${path}.tsx`
const early = '/web/src/early/market.ts'
const wallet = '/shell/WalletRoot.tsx'
const pairs = program('pairs/list/PairsList')
const tokens = program('tokens/TokensWindow')
const farm = program('farm/FarmWindow')
const faith = program('faith/FaithWindow')
const swap = program('swap/SwapWindow')
/** All Safes, and one of them. */
const safes = program('safe/home/HomeView')
const safe = program('safe/workspace/SafeView')
/** The forms of a pool. */
const pool = program('farm/pool/PoolPlace')
const details = [program('pairs/pair/PairView'), program('tokens/token/TokenView')]
/** Only programs with such a list load them. */
const lists = ['ListSearchBar.tsx', 'NothingFound.tsx', 'useList.ts'].map((name) => `/lists/${name}`)
const controls = (names: readonly string[]) => names.map((name) => `/ui98/src/${name}.tsx`)
/** Of tokens, pools, farm and vault. */
const abis = [
  'faithVault',
  'loveFarm',
  'loveToken',
  'spenderModule',
  'uniswapV2Factory',
  'uniswapV2Pair',
  'uniswapV2Router02',
]
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
  ...['activity/ActivityWindow', 'liquidity/LiquidityWindow', 'portfolio/PortfolioWindow'].map(program),
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
  // Before what needs the chain's library, which all of these do without.
  {
    name: 'facts',
    any: [
      ...controls(['CopyButton', 'FactList', 'FieldFrame', 'GroupBox', 'Tooltip']),
      '/web/src/chain/names/addressNames.ts',
    ],
  },
  { name: 'controls', any: controls(['Checkbox', 'Field', 'SearchBar', 'Table']) },
  {
    name: 'client',
    any: [
      '/viem/_esm/clients/createClient.js',
      '/viem/_esm/clients/transports/http.js',
      '/viem/_esm/utils/address/getAddress.js',
      '/viem/_esm/utils/chain/defineChain.js',
      '/viem/_esm/utils/hash/isHash.js',
      ...['createChainClient', 'network'].map((name) => `/web/src/chain/${name}.ts`),
    ],
  },
  {
    name: 'contracts',
    any: [
      ...['multicall', 'readContract'].map((name) => `/protocol/src/actions/${name}.ts`),
      ...['actions/public/getCode', 'actions/public/readContract'].map((name) => `/viem/_esm/${name}.js`),
      // The last is wanted after a call has failed, when it may be too late to fetch it.
      ...['abi/encodePacked', 'address/getContractAddress', 'ccip', 'signature/hashMessage'].map(
        (name) => `/viem/_esm/utils/${name}.js`,
      ),
      '/web/src/book/addressBook/addressBookStore.ts',
      '/http/src/request.ts',
    ],
  },
  // Nothing reads the chain for a page without all of these.
  {
    name: 'reading',
    any: [
      ...['useQuery', 'useQueries', 'queryOptions', 'useInfiniteQuery', 'useIsFetching'].map(
        (name) => `/@tanstack/react-query/build/modern/${name}.js`,
      ),
      ...['hydration', 'queryClient'].map((name) => `/@tanstack/query-core/build/modern/${name}.js`),
      ...['ChainProvider.tsx', 'parseAccount.ts'].map((name) => `/web/src/chain/${name}`),
      // They are alike, and together weigh little more than one of them.
      ...abis.map((name) => `/contracts/src/abi/${name}.abi.ts`),
      '/protocol/src/pairs/pairAddress.ts',
    ],
  },
  // Forms alone have these.
  {
    name: 'choices',
    any: [...controls(['RadioGroup', 'Select', 'Slider', 'Tabs']), '/web/src/trading/slippage.ts'],
  },
  // Both come once a page is ready.
  { name: 'late', any: ['LateDesktop', 'WindowPad'].map((name) => `/desktop/late/${name}.tsx`) },
  { name: 'copying', any: ['handOver', 'leaveWindow'].map((name) => `/browser/${name}.tsx`) },
  {
    name: 'figures',
    all: [pairs, tokens],
    // Of the list of pairs and of one pair; too little for a file. Rollup would leave the empty script of a style sheet to
    // any other file, which both would load then.
    any: [
      '/web/src/chain/prices/aprWords.ts',
      ...['usePairReadings.ts', 'PairFigure.tsx', 'PositionText.tsx', 'pairs.css'].map(
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
  {
    name: 'acting',
    any: [
      '/protocol/src/actions/readPair.ts',
      '/web/src/chain/pools/usePools.ts',
      '/web/src/chain/usePairs.ts',
    ],
    all: [swap, pool],
    without: [wallet, ...light, pairs, tokens, ...details],
  },
  {
    name: 'safe',
    any: [program('safe/SafeWindow'), '/viem/_esm/actions/public/getStorageAt.js'],
    all: [safes],
    without: others,
  },
  { name: 'workspace', all: [safe], without: others },
]
