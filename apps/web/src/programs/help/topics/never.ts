import type { Topic } from '../topic.ts'

export const neverTopic: Topic = {
  icon: 'warning',
  blocks: [
    'We will never ask for:',
    {
      list: [
        'your private key, or the file that holds it',
        'your seed phrase: not the twelve or twenty-four words of your wallet, not one of them',
        'your wallet password',
        'a payment to “verify”, “unlock” or “synchronise” a wallet',
        'remote access to your screen',
      ],
    },
    'Anyone who asks for one of these is a scammer, whatever the chat and whatever the name.',
    { heading: 'Is this the real site?' },
    {
      steps: [
        'Check the address bar character by character. Use a bookmark, not a link.',
        'Read the [review window](/help/review) and compare it with your wallet. If they differ, reject.',
        'If the page reports a changed file, and still does after you reload, do not connect a wallet.',
      ],
    },
    'If you gave away a seed phrase, that wallet is lost: move what is left to a new one immediately. If you approved something you do not understand, revoke it under [Approvals](/control-panel?tab=allowances).',
  ],
}
