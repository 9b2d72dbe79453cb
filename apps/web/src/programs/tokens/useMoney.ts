import { beingRead } from '../../chain/prices/beingRead.ts'
import { createMoney, type Money } from '../../chain/prices/createMoney.ts'
import { usePreferences } from '../../preferences/preferences.ts'
import type { TokenReadings } from './tokenFigures.ts'

export function useMoney({ price }: TokenReadings): Money {
  const { currency } = usePreferences()
  return createMoney(currency, price ?? (() => beingRead))
}
