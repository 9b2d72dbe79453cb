import type { VaultState } from '@love/protocol/actions/readVault'
import { formatAmount } from '@love/protocol/amounts/amount'
import { faith, love } from '@love/protocol/tokens/tokens'
import type { Money } from '../../chain/prices/createMoney.ts'
import { formatRate } from '../../chain/prices/formatChange.ts'
import type { ShownFigure } from '../../chain/prices/shownFigure.ts'
import type { FaithFigures } from './faithFigures.ts'
import { sharePriceText } from './sharePriceText.ts'

/** What is public of the vault as it is written. */
export function faithShown(figures: FaithFigures, money: Money) {
  const value = (name: 'priceUsd' | 'heldUsd') => money.convert(figures[name])
  return {
    price: { figure: figures.price, format: (price) => `1 FAITH = ${sharePriceText(price)} LOVE` },
    priceUsd: { figure: value('priceUsd'), format: (price) => `about ${money.format(price)}` },
    apr: { figure: figures.apr, format: formatRate },
    heldUsd: { figure: value('heldUsd'), format: money.format },
  } as const satisfies Record<string, ShownFigure>
}

/** The same for what is a whole number of smallest parts; undefined until it is read. */
export function faithTexts({ held, shares, perDay }: FaithFigures, vault: VaultState | undefined) {
  return {
    held: held === undefined ? undefined : formatAmount({ raw: held, token: love }),
    shares: shares === undefined ? undefined : formatAmount({ raw: shares, token: faith }),
    perDay: perDay === undefined ? undefined : formatAmount({ raw: perDay, token: love }),
    fee: vault && `${vault.feePercent}% dilution`,
  }
}
