import type { Connection } from '../wallet/connection.ts'
import { type AccountKind, accountKinds, type Finding } from './alert.ts'
import { type AccountAlerts, type AlertSettings, ownerKey } from './alertSettings.ts'

/** One thing that is looked at again and again, in whichever tab has its turn. */
export type Look = {
  /** What it is about, and whose it is. */
  readonly scope: string
  /** Milliseconds between two looks, of all tabs together. */
  readonly everyMs: number
  /** Nothing where it cannot be told now. */
  readonly find: () => Promise<Finding | undefined>
}

/** As often as the browser lets a hidden tab work anyway. */
export const hiddenMs = 60_000

/** While the page is seen it reads prices and transactions by itself: a look at those asks for nothing. */
const freeMs = 4_000

export type AccountLook = {
  readonly address: `0x${string}`
  /** Whose key the wallet has: who acts as a Safe is still its owner. */
  readonly signer: `0x${string}`
  readonly chosen: AccountAlerts
  readonly isHidden: boolean
}

/** How each kind is looked at. Parameters, because they bring the chain's library or need a browser. */
export type LookSources = Readonly<
  Record<AccountKind, (look: AccountLook) => Promise<Finding | undefined>>
> & {
  readonly price: (rules: AlertSettings['rules'], isHidden: boolean) => Promise<Finding | undefined>
}

export type LooksParameters = {
  readonly settings: AlertSettings
  readonly connection: Pick<Connection, 'address' | 'ownerAddress'>
  readonly chainId: number
  readonly isHidden: boolean
}

export const priceScope = 'price'

export function accountScope(kind: AccountKind, owner: string): string {
  return `${kind} ${owner}`
}

/** What is switched on, for the account that is connected now. */
export function looksOf(sources: LookSources, parameters: LooksParameters): readonly Look[] {
  const { settings, connection, chainId, isHidden } = parameters
  const { address, ownerAddress } = connection
  const { price, rules, accounts } = settings
  const prices: Look = {
    scope: priceScope,
    everyMs: isHidden ? hiddenMs : freeMs,
    find: () => sources.price(rules, isHidden),
  }
  const owner = address && ownerKey(address, chainId)
  const chosen = owner === undefined ? undefined : accounts[owner]
  return [
    ...(price && rules.length > 0 ? [prices] : []),
    ...(address && owner && chosen
      ? accountKinds
          .filter((kind) => chosen[kind])
          .map(
            (kind): Look => ({
              scope: accountScope(kind, owner),
              everyMs: kind === 'transactions' && !isHidden ? freeMs : hiddenMs,
              find: () => sources[kind]({ address, signer: ownerAddress ?? address, chosen, isHidden }),
            }),
          )
      : []),
  ]
}
