import type { Topic } from '../topic.ts'

export const signInTopic: Topic = {
  icon: 'key',
  blocks: [
    'You need no account for anything here. Signing in proves to the server that an address is yours, so that it can keep a few things for you.',
    {
      steps: [
        'Connect a wallet, open *Account* and press *Verify your account…*',
        'Press *Sign in* and sign the text that is shown. That costs nothing and sends nothing to the chain. The text names this site: sign it nowhere else.',
      ],
    },
    { heading: 'What it opens' },
    'Your address book, your notes on transactions of Safes and your settings are kept with your account too, and are there wherever you sign in. What is in this browser is added to it. If two devices have changed something, both changes are kept where that is possible.',
    'You stay signed in for seven days. It ends earlier when you sign out, disconnect or change the account. What is in this browser stays here.',
    { heading: 'As a Safe' },
    'A Safe can sign in too: as many of its owners sign the text as have to sign a transaction. They do so in the messages of the Safe. You may close the page meanwhile: if enough of them sign within a day, you are signed in when you come back.',
  ],
}
