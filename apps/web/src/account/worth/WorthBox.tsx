import { exactAmount, formatAmount } from '@love/protocol/amounts/amount'
import { isAvailable } from '@love/protocol/prices/figure'
import { Button } from '@love/ui98/Button'
import { FactList } from '@love/ui98/FactList'
import { GroupBox } from '@love/ui98/GroupBox'
import type { Address } from 'viem'
import { Link } from 'wouter'
import { ChainProvider } from '../../chain/ChainProvider.tsx'
import { useWorth } from '../../chain/holdings/useWorth.ts'
import { ourTokens, type Worth } from '../../chain/holdings/worthOf.ts'
import { shortUsd } from '../../chain/prices/createMoney.ts'
import { FigureText } from '../../chain/prices/FigureText.tsx'
import { closeWallet } from '../../wallet/walletCommands.ts'
import { dollarsOf } from './dollarsOf.ts'

/** LOVE, WAR3 and FAITH of the account and what they are worth together. As high in every state. */
export function WorthBox({ address }: { address: Address | undefined }) {
  return (
    <ChainProvider>
      <Box address={address} />
    </ChainProvider>
  )
}

function Box({ address }: { address: Address | undefined }) {
  const { data, failure, readAgain } = useWorth(address)
  return (
    <GroupBox legend={data && failure ? 'Balances (out of date)' : 'Balances'}>
      <div className="account-worth">
        {!data && failure ? (
          <div className="stack" role="alert">
            <p className="error-text">Your balances could not be loaded. {failure}</p>
            <div className="button-row">
              <Button onClick={() => void readAgain()}>Retry</Button>
            </div>
          </div>
        ) : (
          <FactList facts={[totalFact(data), ...holdingFacts(data)]} />
        )}
      </div>
      <p>
        <Link href="/portfolio" onClick={closeWallet}>
          All assets
        </Link>
      </p>
    </GroupBox>
  )
}

function totalFact(worth: Worth | undefined) {
  const label = worth?.total.missing ? `Total, excluding ${worth.total.missing} n/a` : 'Total'
  return {
    label,
    value: worth ? (
      <strong>
        <FigureText figure={worth.total.value} format={shortUsd} />
      </strong>
    ) : (
      '…'
    ),
  }
}

function holdingFacts(worth: Worth | undefined) {
  if (!worth) return ourTokens.map(({ symbol }) => ({ label: symbol, value: '…' }))
  return worth.holdings.map(({ amount, value }) => ({
    label: amount.token.symbol,
    value: (
      <span title={isAvailable(value) ? `${exactAmount(amount)} ${amount.token.symbol}` : value.unavailable}>
        {formatAmount(amount)} {dollarsOf(value)}
      </span>
    ),
  }))
}
