import './welcome.css'
import { pairs } from '@love/protocol/pairs/pairs'
import { Button } from '@love/ui98/Button'
import { Icon } from '@love/ui98/Icon'
import { ProgramLink } from '../../desktop/windows/ProgramLink.tsx'
import { ProgramWindow } from '../../desktop/windows/ProgramWindow.tsx'
import { useConnection } from '../../wallet/connection.ts'
import { openWallet } from '../../wallet/walletCommands.ts'

/** The first thing a visitor sees. It reads nothing from the chain, so that it is there at once. */
export function WelcomeWindow() {
  const { isConnected } = useConnection()
  return (
    <ProgramWindow title="Welcome to LOVE 98">
      <div className="welcome">
        <div className="welcome-picture" aria-hidden="true">
          <Icon name="heart" size={64} />
        </div>
        <div>
          <p>Swap, pool and farm LOVE and WAR3 on Ethereum. Live on-chain prices. No sign-up.</p>
          <h3>Pairs</h3>
          <ul className="welcome-pairs">
            {pairs.map(({ name }) => (
              <li key={name}>
                <ProgramLink to={`/pairs/${name}`}>{name}</ProgramLink>
              </li>
            ))}
          </ul>
          <h3>First steps</h3>
          <ul>
            <li>
              <ProgramLink to="/help/first-steps">Open Help</ProgramLink>: step-by-step guides.{' '}
              <span className="welcome-keys">Press F1 in any window.</span>
            </li>
            <li>
              <ProgramLink to="/pairs">Look at the pairs</ProgramLink>: prices, liquidity and APR of every
              pool.
            </li>
            <li>
              <ProgramLink to="/swap">Swap</ProgramLink>, or{' '}
              <ProgramLink to="/liquidity">add liquidity</ProgramLink> and earn trading fees.
            </li>
            <li>
              <ProgramLink to="/paper">Read the paper</ProgramLink>: the rules, the farm, the fees and the
              vault.
            </li>
            <li>
              <ProgramLink to="/control-panel">Change wallpaper and settings</ProgramLink>: text size,
              contrast, sound and more.
            </li>
          </ul>
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
