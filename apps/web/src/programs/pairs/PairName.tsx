import type { PairDefinition } from '@love/protocol/pairs/pair'
import { Icon } from '@love/ui98/Icon'
import { pairIcon } from './pairIcon.ts'

export function PairName({ pair }: { pair: PairDefinition }) {
  return (
    <span className="pair-name">
      <Icon name={pairIcon(pair)} />
      {pair.name}
    </span>
  )
}
