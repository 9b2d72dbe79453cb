import { Button } from '@love/ui98/Button'
import { Dialog } from '@love/ui98/Dialog'
import type { WalletLinks } from '../offered/defineWallet.ts'
import { wallets } from '../offered/index.ts'
import { closeWallet, openWallet } from '../walletCommands.ts'
import { WalletIcon } from './WalletIcon.tsx'

const linkNames = {
  homepage: 'Website',
  chrome: 'Chrome and Brave',
  firefox: 'Firefox',
  ios: 'App Store',
  android: 'Google Play',
} as const satisfies Record<keyof WalletLinks, string>

export function GetWindow() {
  const offered = wallets.filter(({ links }) => links.homepage)
  return (
    <Dialog
      title="Get a wallet"
      icon="wallet"
      className="wallet-window"
      onClose={closeWallet}
      buttons={
        <>
          <Button onClick={() => openWallet('connect')}>Back</Button>
          <Button onClick={closeWallet}>Close</Button>
        </>
      }
    >
      <p>
        A wallet keeps your keys and signs for you. Get it from its official site, never from a link someone
        sent you. These links leave this page.
      </p>
      <ul className="wallet-list sunken-panel">
        {offered.map(({ id, name, icon, iconAccent, links }) => (
          <li key={id} className="wallet-offer">
            <WalletIcon icon={icon} iconAccent={iconAccent} />
            <div className="wallet-words">
              <h3 className="wallet-name">{name}</h3>
              <p className="wallet-links">
                {linksOf(links).map(({ label, href }) => (
                  <a
                    key={label}
                    href={href}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={`${name}: ${label}`}
                  >
                    {label}
                  </a>
                ))}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function linksOf(links: WalletLinks): readonly { label: string; href: string }[] {
  const kinds = Object.keys(linkNames) as readonly (keyof WalletLinks)[]
  return kinds.flatMap((kind) => {
    const href = links[kind]
    return href ? [{ label: linkNames[kind], href }] : []
  })
}
