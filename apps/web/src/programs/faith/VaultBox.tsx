import { tokenAddress } from '@love/protocol/tokens/tokenAddress'
import { faith } from '@love/protocol/tokens/tokens'
import { FactList } from '@love/ui98/FactList'
import { GroupBox } from '@love/ui98/GroupBox'
import { AddressText } from '../../chain/AddressText.tsx'
import { deployment } from '../../chain/deployment.ts'
import { FigureText } from '../../chain/prices/FigureText.tsx'
import { FilledText } from '../../chain/prices/FilledText.tsx'
import { faithShown, faithTexts } from './faithShown.ts'
import type { FaithReading } from './useFaith.ts'

export function VaultBox({ reading: { vault, figures, money } }: { reading: FaithReading }) {
  const texts = faithTexts(figures, vault)
  const text = (name: keyof typeof texts) => <FilledText name={`faith.${name}`} text={texts[name]} />
  return (
    <GroupBox legend="Vault">
      <FactList
        facts={[
          { label: 'LOVE held', value: text('held') },
          {
            label: 'Value',
            value: <FigureText {...faithShown(figures, money).heldUsd} name="faith.heldUsd" />,
          },
          { label: 'FAITH supply', value: text('shares') },
          { label: 'Minted per day', value: text('perDay') },
          { label: 'Deposit fee', value: text('fee') },
          {
            label: 'Contract',
            value: <AddressText address={tokenAddress(deployment, faith)} of="the FAITH vault" />,
          },
        ]}
      />
    </GroupBox>
  )
}
