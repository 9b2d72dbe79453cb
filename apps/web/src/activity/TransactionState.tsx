import { Icon, type IconName } from '@love/ui98/Icon'
import type { TransactionWords } from './transactionWords.ts'

const icons = {
  info: 'clock',
  success: 'check',
  warning: 'warning',
  error: 'error',
} as const satisfies Record<TransactionWords['tone'], IconName>

export function TransactionState({ words: { label, tone } }: { words: TransactionWords }) {
  return (
    <span className="transaction-state">
      <Icon name={icons[tone]} /> {label}
    </span>
  )
}
