import type { Topic } from '../topic.ts'

export const walletTopic: Topic = {
  icon: 'wallet',
  blocks: [
    'A wallet keeps your keys and signs for you. This page never sees a key: it asks, and the wallet shows you what it is asked before it answers.',
    { heading: 'Connect' },
    {
      steps: [
        'Press *Connect wallet* at the bottom.',
        'Choose your wallet. The last three that you used come first. Extensions of your browser are in the list by themselves; the others are offered where this site is set up for WalletConnect.',
        'Answer in the wallet. If it does not open by itself, open it: the question may lie behind another window, or wait until you unlock it.',
      ],
    },
    'No wallet yet? *Get a wallet…* has the websites and stores of the makers. Take a wallet from its maker, never from a link that somebody sent you.',
    { heading: 'The terms' },
    'Once for each address you are asked to agree to one sentence. Nothing can be sent before that. Press *Agree*, or `Escape` to disconnect. The agreement stays in this browser. If the sentence ever changes, you are asked again.',
    { heading: 'The Account window' },
    'Once you are connected, the button at the bottom shows your address and opens *Account*:',
    {
      facts: [
        ['Address, network, balance', 'With a button that copies the address.'],
        [
          'Sign-in',
          'Whether you have proved to the server that the account is yours. See [Signing in](/help/sign-in).',
        ],
        [
          'Acting as',
          'Yourself, or a Safe that you own. As a Safe every move becomes a proposal. See [Running a Safe](/help/safe).',
        ],
        [
          'Recent transactions',
          'The last ones that you sent from here. [Activity](/activity) has them in full.',
        ],
        ['Terms', 'When you agreed, and a receipt to save as a file.'],
        ['Tokens', 'Adds LOVE or WAR3 to the list of your wallet.'],
        ['Switch networks…', 'If the wallet is on another network than this page.'],
        ['Disconnect', 'Forgets the wallet until you connect again, also in other tabs.'],
      ],
    },
  ],
}
