import type { PairDefinition } from '@love/protocol/pairs/pair'
import { usdPrices } from '@love/protocol/prices/usdPrices'
import type { Token } from '@love/protocol/tokens/token'
import { love } from '@love/protocol/tokens/tokens'
import { useMemo, useState } from 'react'
import { beingRead } from '../../../chain/prices/beingRead.ts'
import { poolValue } from '../../../chain/prices/poolValue.ts'
import { priceField } from '../../../chain/prices/typedAssumption.ts'
import type { FarmReadings } from '../farmReadings.ts'
import { stateOf } from '../poolFigures.ts'
import type { PoolRow } from '../poolRows.ts'
import { calculation } from './calculation.ts'

/** What is in the fields, letter by letter, and what follows from it. */
export function useCalculator(pair: PairDefinition, { pool }: PoolRow, readings: FarmReadings) {
  const { farm, states } = readings
  const [deposit, setDeposit] = useState('1000')
  const [days, setDays] = useState('365')
  const [rhythm, setRhythm] = useState('0')
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const state = pool && stateOf(pool, readings)
  const liquidity = useMemo(
    () => (state ? poolValue(state, usdPrices(states ?? [])) : beingRead),
    [state, states],
  )
  /** Today's until the person types another. */
  const price = (token: Token) => typed[token.symbol] ?? (states ? priceField(readings.price(token)) : '')
  const [ofLove, ofBase, ofOther] = [price(love), price(pair.base), price(pair.other)]
  // Hourly for a year are thousands of steps: not again with every second that passes.
  const result = useMemo(
    () =>
      farm &&
      pool &&
      calculation({
        farm,
        pool,
        state,
        liquidity,
        deposit,
        days,
        timesPerYear: BigInt(rhythm),
        prices: { love: ofLove, base: ofBase, other: ofOther },
      }),
    [farm, pool, state, liquidity, deposit, days, rhythm, ofLove, ofBase, ofOther],
  )
  return {
    deposit,
    setDeposit,
    days,
    setDays,
    rhythm,
    setRhythm,
    price,
    setPrice: ({ symbol }: Token, text: string) => setTyped({ ...typed, [symbol]: text }),
    hasOwnPrices: Object.keys(typed).length > 0,
    usePricesOfToday: () => setTyped({}),
    isReady: states !== undefined,
    result,
  }
}

export type Calculator = ReturnType<typeof useCalculator>
