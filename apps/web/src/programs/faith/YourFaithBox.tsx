import { exactAmount } from '@love/protocol/amounts/amount'
import { faith } from '@love/protocol/tokens/tokens'
import { FactList } from '@love/ui98/FactList'
import { GroupBox } from '@love/ui98/GroupBox'
import { FigureText } from '../../chain/prices/FigureText.tsx'
import { percentWords } from '../../trading/percentWords.ts'
import { entryLoveText, faithText } from './enter/entryWords.ts'
import type { Yours } from './faithFigures.ts'
import type { FaithReading } from './useFaith.ts'

/** What is the person's in the vault. */
export function YourFaithBox({ reading }: { reading: FaithReading }) {
  const { account, vault, figures, money } = reading
  return (
    <GroupBox legend="Your FAITH">
      {!account ? (
        <p>Connect a wallet to see your FAITH.</p>
      ) : !vault || !figures.yours ? (
        <p>Loading…</p>
      ) : figures.yours.shares === 0n ? (
        <p>You have no FAITH yet.</p>
      ) : (
        <Position yours={figures.yours} money={money} />
      )}
    </GroupBox>
  )
}

function Position({ yours, money }: { yours: Yours; money: FaithReading['money'] }) {
  const { shares, worth, worthUsd, part, perDay } = yours
  return (
    <FactList
      facts={[
        {
          label: 'FAITH',
          value: <span title={exactAmount({ raw: shares, token: faith })}>{faithText(shares)}</span>,
        },
        {
          label: 'Value',
          value: (
            <>
              <strong className="faith-worth">{entryLoveText(worth)}</strong>
              <span className="faith-line muted-text">
                <FigureText figure={money.convert(worthUsd)} format={money.format} />
              </span>
            </>
          ),
        },
        { label: 'Vault share', value: percentWords(part) },
        { label: 'Earnings per day', value: `about ${entryLoveText(perDay)}` },
      ]}
    />
  )
}
