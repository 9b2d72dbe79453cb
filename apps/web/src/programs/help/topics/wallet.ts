import type { Topic } from '../topic.ts'

export const walletTopic: Topic = {
  icon: 'wallet',
  blocks: [
    'Your wallet keeps your keys and signs for you. This page never sees a key: it sends requests, and your wallet shows you each one before you sign.',
    { heading: 'Connect' },
    {
      steps: [
        'Press *Connect wallet* at the bottom.',
        'Choose your wallet. The last three you used are listed first, and browser extensions are detected automatically. Mobile wallets are listed if this site supports WalletConnect.',
        'Confirm in your wallet. If it does not open, open it yourself: it may be locked, or the request may be behind another window.',
      ],
    },
    'No wallet yet? *Get a wallet…* links to the official websites and app stores. Never install a wallet from a link that someone sent you.',
    { heading: 'The terms' },
    'The first time you connect an address, you are asked to agree to one sentence. Press *Agree*, or *Not now, disconnect* (`Escape` does the same). For a Safe that you act as, *Not now, back to my own account* keeps you connected. Until you agree, you cannot send transactions. Your agreement is stored in this browser. If the sentence ever changes, you are asked again.',
    { heading: 'The Account window' },
    'Once you are connected, the button at the bottom shows your address and opens *Account*:',
    {
      facts: [
        ['Address, network, balance', 'With a button to copy the address.'],
        [
          'Balances',
          'Your LOVE, WAR3 and FAITH with their total in dollars; the taskbar shows the total too. *All assets* opens your [Portfolio](/portfolio).',
        ],
        [
          'Sign-in',
          'Whether you have proved to the server that you own this account. See [Signing in](/help/sign-in).',
        ],
        [
          'Acting as',
          'Yourself, or a Safe that you own. When you act as a Safe, every transaction becomes a proposal. See [Running a Safe](/help/safe).',
        ],
        [
          'Recent transactions',
          'The latest ones you sent from this browser. [Activity](/activity) has the full list.',
        ],
        ['Terms', 'When you agreed, and a receipt you can save.'],
        ['Tokens', 'Adds LOVE or WAR3 to your wallet.'],
        ['Switch networks…', 'Shown when your wallet is on a different network.'],
        ['Disconnect', 'Disconnects the wallet in every tab until you connect again.'],
      ],
    },
  ],
}
