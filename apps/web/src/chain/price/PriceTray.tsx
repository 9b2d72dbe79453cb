import { Icon } from '@love/ui98/Icon'
import { priceText } from './priceText.ts'
import { usePrice } from './usePrice.ts'

/** The price of LOVE by the server, and how the node behind it is doing. */
export function PriceTray() {
  const price = usePrice()
  const { text, change, spoken, light } = priceText(price)
  return (
    <span className="price-tray" title={spoken}>
      <Icon name={light} label={spoken} />
      <span>{text}</span>
      {change && <span className="price-change">{change}</span>}
    </span>
  )
}
