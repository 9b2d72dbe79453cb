import type { VaultState } from '@love/protocol/actions/readVault'
import type { Figure } from '@love/protocol/prices/figure'
import { usdPrices } from '@love/protocol/prices/usdPrices'
import { eth, love } from '@love/protocol/tokens/tokens'
import type { Address } from 'viem'
import { beingRead } from '../../chain/prices/beingRead.ts'
import { createMoney, type Money } from '../../chain/prices/createMoney.ts'
import { useLazyReading } from '../../chain/readings/useLazyReading.ts'
import { holdOf, useGiven, useTrouble } from '../../chain/readings/usePublic.ts'
import { snapshotStore } from '../../chain/snapshot/snapshotStore.ts'
import { usePreferences } from '../../preferences/preferences.ts'
import { useConnection } from '../../wallet/connection.ts'
import { usePublicOptions } from '../../wallet/usePublicOptions.ts'
import { type FaithFigures, faithFigures } from './faithFigures.ts'

const loadChain = () => import('./chain/faithChain.ts')

/** All that the window knows; what is undefined has not come yet, or nobody is connected. */
export type FaithReading = {
  readonly account: Address | undefined
  readonly vault: VaultState | undefined
  readonly figures: FaithFigures
  readonly lovePrice: Figure
  readonly etherPrice: Figure
  readonly money: Money
  readonly ether: bigint | undefined
  readonly gasPrice: bigint | undefined
}

export function useFaith() {
  const { address: account } = useConnection()
  const { currency } = usePreferences()
  const options = usePublicOptions()
  const given = useGiven(options)
  const own = useLazyReading(holdOf(options).isHeld ? undefined : `vault of ${account}`, async () =>
    (await loadChain()).observeFaith(account),
  )
  const failure = useTrouble(own, options)
  // Nobody's shares are in what is given.
  const vault = own.data?.vault ?? (account ? undefined : given?.vault)
  const states = own.data?.pairs ?? given
  const price = states ? usdPrices(states.pairs) : () => beingRead
  const lovePrice = price(love)
  const reading: FaithReading = {
    account,
    vault,
    figures: faithFigures(vault, lovePrice),
    lovePrice,
    etherPrice: price(eth),
    money: createMoney(currency, price),
    ether: own.data?.holdings?.balances[eth.symbol],
    gasPrice: own.data?.gasPrice,
  }
  return {
    reading,
    data: vault,
    failure,
    readAgain: options.readsItself ? own.readAgain : snapshotStore.look,
    /** For what is about to be sent: the figures of right now. */
    readNow: async (): Promise<VaultState> => (await loadChain()).readVaultNow(account),
  }
}
