import './welcome.css'
import { Button } from '@love/ui98/Button'
import { Icon } from '@love/ui98/Icon'
import { ProgramLink } from '../../desktop/windows/ProgramLink.tsx'
import { ProgramWindow } from '../../desktop/windows/ProgramWindow.tsx'
import { useConnection } from '../../wallet/connection.ts'
import { openWallet } from '../../wallet/walletCommands.ts'

/** What LOVE is and what it costs, in a minute. It reads nothing from the chain, so that it is there at once. */
export function WelcomeWindow() {
  const { isConnected } = useConnection()
  return (
    <ProgramWindow title="Welcome to LOVE 98">
      <div className="welcome">
        <div className="welcome-picture" aria-hidden="true">
          <Icon name="heart" size={64} />
        </div>
        <div>
          <p>
            LOVE is a token on Ethereum, WAR3 is its sibling. Trade them, earn with them and manage them with
            others, straight from your own wallet. No account, no sign-up.
          </p>
          <h3>What you can do</h3>
          <ul>
            <li>
              <ProgramLink to="/pairs">Look at the pairs</ProgramLink>: live prices, liquidity and APR.
            </li>
            <li>
              <ProgramLink to="/swap">Swap</ProgramLink> LOVE and WAR3 for ETH, USDT, WBTC and others.
            </li>
            <li>
              <ProgramLink to="/liquidity">Add liquidity</ProgramLink> and earn a share of every swap.
            </li>
            <li>
              <ProgramLink to="/farm">Farm</ProgramLink>: stake your LP tokens and earn LOVE.
            </li>
            <li>
              <ProgramLink to="/faith">FAITH</ProgramLink>: deposit LOVE in a vault that grows with every
              block.
            </li>
            <li>
              <ProgramLink to="/safe">Safe</ProgramLink>: run a wallet that needs several signatures.
            </li>
          </ul>
          <h3>What it costs</h3>
          <dl className="welcome-costs">
            <div>
              <dt>This site</dt>
              <dd>Free. It adds no fees of its own.</dd>
            </div>
            <div>
              <dt>Every transaction</dt>
              <dd>A network fee in ETH, shown before you sign.</dd>
            </div>
            <div>
              <dt>Swap</dt>
              <dd>0.3% per pool, paid to its liquidity providers.</dd>
            </div>
            <div>
              <dt>Farm</dt>
              <dd>Up to 4% of a deposit in some pools. Unstaking is free.</dd>
            </div>
            <div>
              <dt>FAITH</dt>
              <dd>A few percent dilution per deposit, shown beforehand. Withdrawing is free.</dd>
            </div>
          </dl>
          <p>
            New here? <ProgramLink to="/help/first-steps">Open Help</ProgramLink>
            <span className="welcome-keys"> (F1 in any window)</span>,{' '}
            <ProgramLink to="/paper">Read the paper</ProgramLink> or{' '}
            <ProgramLink to="/control-panel">Change the settings</ProgramLink>.
          </p>
          {!isConnected && (
            <Button primary icon="wallet" onClick={() => openWallet('connect')}>
              Connect your wallet…
            </Button>
          )}
        </div>
      </div>
    </ProgramWindow>
  )
}
