import type { PairDefinition } from '@love/protocol/pairs/pair'
import { Icon } from '@love/ui98/Icon'
import { iconNames } from '@love/ui98/iconNames'

export function PairName({ pair }: { pair: PairDefinition }) {
  const icon = iconNames.find((name) => name === pair.icon)
  return (
    <span className="pair-name">
      {icon && <Icon name={icon} />}
      {pair.name}
    </span>
  )
}
