import { config } from '../../../config.ts'
import type { Topic } from '../topic.ts'

export const safeTopic: Topic = {
  icon: 'safe',
  blocks: [
    'A Safe is an account with one or more owners, a number of whom must sign before it does anything. [Safe](/safe) is a workspace for Safes that exist; everybody may look, owners may act.',
    ...(config.network === 'local'
      ? [
          'On the devnet there are two to try: a team Safe, of whose three owners two must sign, and a Safe of one owner. The accounts of the Demo wallet own them.',
        ]
      : []),
    { heading: 'Open it' },
    'Those of your account are listed once a wallet is connected. Any other one opens by its address, and is followed by this site from then on. Its history is read first, which can take a while for an old Safe: a progress bar says how far it is. Its pages: overview, assets, collectibles, propose, queue, simulation, history, messages, apps, settings and address book.',
    { heading: 'Propose' },
    {
      steps: [
        'Choose *Propose*, and what the Safe should do: send ether or tokens, send a collectible, or call a contract.',
        'For several things as one, *Put into a batch* and go on. The Safe does all of it in that order, or nothing.',
        'Press *Review and propose…*, or *Review the batch…*, and read it: see [Checking before you sign](/help/safe-checks).',
        'Press *Sign and propose*. That costs nothing: the proposal waits in the queue for the other owners.',
      ],
    },
    'Owners, threshold, modules, guard and handler are changed under *Settings*, by a proposal as well.',
    { heading: 'Sign and execute' },
    {
      steps: [
        'Open *Queue*. Gold keys are owners who have signed.',
        'Press *Confirm*, read, and sign.',
        'When enough have signed and it is its turn, anybody with ether for the fee can press *Execute*. Several that are ready go one after the other with *Execute all…*',
      ],
    },
    'Transactions are numbered: a Safe executes nonce after nonce. Of several with the same nonce only one is ever executed.',
    { heading: 'If you do not want it' },
    {
      facts: [
        [
          'Reject',
          'Proposes to use up the nonce for nothing. When enough owners sign that, the other one can never be executed.',
        ],
        ['Replace', 'Proposes something else with the same nonce.'],
        [
          'Delete',
          'Takes a proposal out of the queue. Whoever has copied its signatures can still use them: to be sure, reject it. This browser keeps it in the Recycle Bin of the Safe.',
        ],
      ],
    },
    { heading: 'Act as a Safe' },
    'Choose it under *Acting as* in the Account window. [Swap](/swap), [Liquidity](/liquidity), [Farm](/farm) and [FAITH](/faith) then propose instead of sending, and [Activity](/activity) says how many have signed.',
    { heading: 'Names and notes' },
    'The [address book](/safe/address-book) puts names beside addresses, and is saved and read as CSV. A transaction can have a note of yours. Both stay in this browser unless you [sign in](/help/sign-in). An address that imitates a known one is marked.',
  ],
}
