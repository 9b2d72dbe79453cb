import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { faith } from '@love/protocol/tokens/tokens'
import { FactList } from '@love/ui98/FactList'
import { GroupBox } from '@love/ui98/GroupBox'
import { AddressText } from '../../chain/AddressText.tsx'
import { useChain } from '../../chain/chainContext.ts'
import { FigureText } from '../../chain/prices/FigureText.tsx'
import { entryLoveText, faithText } from './enter/entryWords.ts'
import type { FaithReading } from './useFaith.ts'

export function VaultBox({ reading: { vault, figures, money } }: { reading: FaithReading }) {
  const { deployment } = useChain()
  const { held, heldUsd, shares, perDay } = figures
  return (
    <GroupBox legend="The vault">
      <FactList
        facts={[
          { label: 'LOVE held', value: held === undefined ? '…' : entryLoveText(held) },
          { label: 'Worth', value: <FigureText figure={money.convert(heldUsd)} format={money.format} /> },
          { label: 'Shares', value: shares === undefined ? '…' : faithText(shares) },
          { label: 'Minted a day', value: perDay === undefined ? '…' : entryLoveText(perDay) },
          { label: 'Entry fee', value: vault ? `${vault.feePercent} % new shares` : '…' },
          {
            label: 'Contract',
            value: <AddressText address={tokenAddress(deployment, faith)} of="the FAITH vault" />,
          },
        ]}
      />
    </GroupBox>
  )
}
