import type { Topic } from '../topic.ts'

export const neverTopic: Topic = {
  icon: 'warning',
  blocks: [
    'Nobody of LOVE, and nothing on this page, ever asks for:',
    {
      list: [
        'your private key, or the file that holds it',
        'your seed phrase, the twelve or twenty-four words of your wallet, not one of them',
        'the password of your wallet',
        'a payment to “verify”, “unlock” or “synchronise” a wallet',
        'a remote look at your screen',
      ],
    },
    'Whoever asks for one of these is a thief, in whatever chat and under whatever name.',
    { heading: 'Is it really this page?' },
    {
      steps: [
        'Look at the address in the bar of your browser, letter by letter. Come by a bookmark, not by a link.',
        'Read the [review window](/help/review), and compare it with what your wallet shows. If they differ, reject.',
        'If the page says that a file is missing or has been changed, and that stays after you reload, do not connect a wallet here.',
      ],
    },
    'If you have given away a seed phrase, that wallet is lost: move what is left to a new one at once. If you have approved something that you do not understand, take it back under [Allowances](/control-panel?tab=allowances).',
  ],
}
