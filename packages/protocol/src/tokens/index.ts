import { bitcoin } from './bitcoin.ts'
import { bobo } from './bobo.ts'
import { eth } from './eth.ts'
import { faith } from './faith.ts'
import { love } from './love.ts'
import { mog } from './mog.ts'
import { nina } from './nina.ts'
import { pepe } from './pepe.ts'
import { spx } from './spx.ts'
import type { Token } from './token.ts'
import { usdt } from './usdt.ts'
import { war3 } from './war3.ts'
import { wbtc } from './wbtc.ts'
import { weth } from './weth.ts'

export const tokens: readonly Token[] = [
  love,
  war3,
  faith,
  eth,
  weth,
  usdt,
  wbtc,
  pepe,
  nina,
  bobo,
  mog,
  spx,
  bitcoin,
]
