import type { Topic } from '../topic.ts'

export const signInTopic: Topic = {
  icon: 'key',
  blocks: [
    'You do not need an account. Sign in to prove that you own an address, and the server keeps your address book, notes and settings for you.',
    {
      steps: [
        'Connect a wallet, open *Account* and press *Verify your account…*',
        'Press *Sign in* and sign the message. It costs no gas and sends no transaction. The message names this site: never sign it anywhere else.',
      ],
    },
    { heading: 'What you get' },
    'Your address book, your notes on Safe transactions and your settings are available wherever you sign in. What is already in this browser is added. If you made changes on two devices, both are kept where possible.',
    'You stay signed in for seven days, or until you sign out, disconnect or switch accounts. What is stored in this browser stays here.',
    { heading: 'As a Safe' },
    'A Safe can sign in too: as many owners sign the message as the threshold requires, under Messages of the Safe. You can close the page. If enough owners sign within a day, you are signed in when you return.',
  ],
}
