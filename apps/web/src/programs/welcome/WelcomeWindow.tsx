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
          <p>
            This is the desktop for holders of LOVE and its sibling WAR3. Everything you see is read from the
            chain; nothing needs an account.
          </p>
          <h3>The pairs</h3>
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
              <ProgramLink to="/help/first-steps">Open the help book</ProgramLink>: everything here, step by
              step. F1 opens it in every window.
            </li>
            <li>
              <ProgramLink to="/pairs">Look at the pairs</ProgramLink>: what each pool holds and what follows
              from it.
            </li>
            <li>
              <ProgramLink to="/swap">Swap</ProgramLink>, or{' '}
              <ProgramLink to="/liquidity">add liquidity</ProgramLink> and earn the fees of a pool.
            </li>
            <li>
              <ProgramLink to="/paper">Read the paper</ProgramLink>: the rules, the farm, the fees and the
              vault.
            </li>
            <li>
              <ProgramLink to="/control-panel">Make yourself at home</ProgramLink>: wallpaper, text size,
              contrast, sound.
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
