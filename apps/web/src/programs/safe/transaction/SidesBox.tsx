import type { TransactionInfo } from '@love/safe-api/replies/transactionInfo'
import { FactList } from '@love/ui98/FactList'
import { GroupBox } from '@love/ui98/GroupBox'
import { SafeAddress } from '../../../session/safe/known/SafeAddress.tsx'
import { transferWords } from '../words/transferWords.ts'

type Transfer = Extract<TransactionInfo, { readonly type: 'Transfer' }>

/** Both sides of a transfer in full: who copies from history copies what was read to the last digit. */
export function SidesBox({ info }: { info: Transfer }) {
  const { transferInfo: transfer } = info
  return (
    <GroupBox legend="Transfer">
      <FactList
        facts={[
          { label: 'What', value: transferWords(transfer) },
          { label: 'From', value: <SafeAddress address={info.sender.value} of="the sender" full /> },
          { label: 'To', value: <SafeAddress address={info.recipient.value} of="the receiver" full /> },
          ...(transfer.type === 'ERC20' || transfer.type === 'ERC721'
            ? [{ label: 'Token', value: <SafeAddress address={transfer.tokenAddress} of="the token" full /> }]
            : []),
        ]}
      />
    </GroupBox>
  )
}
