import { exactAmount } from '@love/protocol/amounts/amount'
import { formatPrice, formatUsd } from '@love/protocol/prices/figure'
import { Checkbox } from '@love/ui98/Checkbox'
import { Icon } from '@love/ui98/Icon'
import { type Column, Table } from '@love/ui98/Table'
import { useState } from 'react'
import { type Address, zeroAddress } from 'viem'
import { AddressText } from '../../../chain/AddressText.tsx'
import { definedIcon } from '../../../chain/definedIcon.ts'
import { Picture } from '../../../chain/pictures/Picture.tsx'
import { amountFraction } from '../../../chain/prices/amountFraction.ts'
import { FigureText } from '../../../chain/prices/FigureText.tsx'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { balancesQuery } from '../gateway/balancesQuery.ts'
import { GatewayNotice } from '../gateway/GatewayNotice.tsx'
import { useGatewayReading } from '../gateway/useGatewayReading.ts'
import { SpendBox } from '../limits/SpendBox.tsx'
import { ReceiveButton } from '../receive/ReceiveButton.tsx'
import { safePath } from '../safePlace.ts'
import type { SafePageProps } from '../workspace/pageProps.ts'
import { type AssetRow, assetRows, totalOf } from './assetRows.ts'
import { SendEverything } from './SendEverything.tsx'

const columns: readonly Column<AssetRow>[] = [
  {
    id: 'token',
    header: 'Token',
    cell: ({ token, isListed, logo }) => (
      <span className="icon-text">
        <Picture source={logo} alt="" width={16} height={16} fallback={definedIcon(token)} />
        <span title={token.name}>{token.symbol}</span>
        {!isListed && <span className="safe-mark">unlisted</span>}
      </span>
    ),
  },
  { id: 'amount', header: 'Amount', align: 'end', cell: amountCell },
  {
    id: 'price',
    header: 'Price',
    align: 'end',
    cell: ({ price }) => <FigureText figure={price} format={formatUsd} />,
  },
  {
    id: 'value',
    header: 'Value',
    align: 'end',
    cell: ({ value }) => <FigureText figure={value} format={formatUsd} />,
  },
  {
    id: 'contract',
    header: 'Contract',
    cell: ({ address, token }) =>
      address === zeroAddress ? 'none' : <AddressText address={address} of={token.symbol} />,
  },
]

export function AssetsPage({ safe, info }: SafePageProps) {
  const [withUnlisted, setWithUnlisted] = useState(false)
  const reading = useGatewayReading(balancesQuery(safe, { withUnlisted }))
  const rows = reading.data ? assetRows(reading.data) : []
  return (
    <div className="stack">
      <GatewayNotice reading={reading}>
        <Icon name="tokens" size={32} />
        <p>
          Total value: <strong>{reading.data ? formatUsd(totalOf(rows)) : '…'}</strong> at on-chain pool
          prices.
        </p>
      </GatewayNotice>
      <div className="button-row">
        <ReceiveButton safe={safe} />
      </div>
      <Checkbox
        label="Hide unlisted tokens"
        hint="Anyone can create a token with any name and send it to this Safe."
        checked={!withUnlisted}
        onChange={(isHidden) => setWithUnlisted(!isHidden)}
      />
      <Table
        caption="Assets"
        captionHidden
        columns={[...columns, sendColumn(safe)]}
        rows={rows}
        rowKey={({ address }) => address}
        status={reading.data ? 'ready' : 'loading'}
        loading={reading.failureReason ? 'Not loaded yet.' : 'Loading…'}
        empty={withUnlisted ? 'No assets.' : 'No listed assets.'}
      />
      <SpendBox safe={safe} info={info} />
      <SendEverything safe={safe} info={info} />
    </div>
  )
}

function sendColumn(safe: Address): Column<AssetRow> {
  return {
    id: 'send',
    header: 'Send',
    cell: ({ address, token }) => (
      <ProgramLink to={safePath(safe, 'propose', new URLSearchParams({ token: address }))}>
        Send {token.symbol}
      </ProgramLink>
    ),
  }
}

function amountCell({ raw, token }: AssetRow) {
  if (raw === undefined) return 'n/a'
  const amount = { raw, token }
  return (
    <span title={`${exactAmount(amount)} ${token.symbol}`}>
      {formatPrice(amountFraction(amount))} {token.symbol}
    </span>
  )
}
