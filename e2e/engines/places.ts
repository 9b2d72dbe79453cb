import { devnetExtras } from '@love/contracts/deployments/1337'
import { programPaths } from '../fixtures/programPaths.ts'

type Seen = { readonly path: string; readonly words: RegExp; readonly charts?: number }

const place = (path: string, words: RegExp, charts = 0) => ({ path, words, charts })

/** What a program must show when it is opened: its figures or, where it has none, the words it is there for. */
const known: Readonly<Record<string, readonly Seen[]>> = {
  Welcome: [place('/', /What it costs.*0\.3% per pool/)],
  Tokens: [place('/tokens', /\$0\.\d+/), place('/tokens/LOVE', /\$0\.\d+/, 1)],
  Pairs: [place('/pairs', /LOVE-ETH.*\$[\d,]+/), place('/pairs/LOVE-ETH', /\$[\d,]+/, 1)],
  Swap: [place('/swap?from=ETH&to=LOVE&amount=1', /1 ETH = [\d,.]+ LOVE/)],
  Liquidity: [place('/liquidity', /LOVE-ETH.*\$[\d,]+/), place('/liquidity/LOVE-ETH', /\$[\d,]+/)],
  Farm: [place('/farm', /LOVE-ETH.*[\d.]+%/), place('/farm/LOVE-ETH', /[\d.]+%/)],
  FAITH: [place('/faith', /\d LOVE/, 1)],
  Safe: [place(`/safe/${devnetExtras.teamSafe}`, /2 of 3 owners must sign/)],
  Portfolio: [place(`/portfolio/${devnetExtras.teamSafe}`, /\$[\d,]+/)],
  Activity: [place('/activity', /Activity/)],
  Community: [place('/community', /Discord/)],
  Paper: [place('/paper', /The terms/)],
  'Control Panel': [place('/control-panel', /Wallpaper/)],
  Help: [place('/help', /Contents/), place('/help/swap', /swap/i)],
  ui98: [place('/dev/ui98', /Button/)],
}

const knownPaths = Object.values(known).flatMap((seen) => seen.map(({ path }) => path.replace(/[?#].*/s, '')))
const isKnown = (program: string) =>
  knownPaths.some((path) => path === program || path.startsWith(`${program}/`))

/** All programs; one that nothing is said about above must at least open. */
export const places: Readonly<Record<string, readonly Seen[]>> = {
  ...known,
  ...Object.fromEntries(
    programPaths.filter((path) => !isKnown(path)).map((path) => [path, [place(path, /\S/)]]),
  ),
}
