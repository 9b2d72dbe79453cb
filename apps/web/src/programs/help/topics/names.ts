import type { Topic } from '../topic.ts'

export const namesTopic: Topic = {
  icon: 'user',
  blocks: [
    'Wherever you can type an address, you can type a name of the Ethereum Name Service (ENS), such as `name.eth`. The full address appears below the field before anything is made of it, and only the address is used. Compare it with what you expect: the owner of a name can change its address.',
    {
      steps: [
        '[Portfolio](/portfolio), [History](/activity/history) and *Run…* open a name. A portfolio also opens by its link: /portfolio/name.eth.',
        'In a Safe, names work for recipients, owners, spending limits, contract calls and the [address book](/safe/address-book).',
        'What you sign always shows the full address. A name may stand beside it, never in its place.',
      ],
    },
    { heading: 'Names beside addresses' },
    'An address can choose one name as its primary name. It is shown behind the address in the Account window, Portfolio, Activity and Safes, but only if that name leads back to the same address and has not expired. Names in your address book come first.',
    {
      facts: [
        [
          'Looks like …',
          'The name can be mistaken for one you know, for example with 0 for o or rn for m, but belongs to a different address.',
        ],
        [
          'Letters outside a–z',
          'The name has letters of another alphabet, accents or emoji. That is allowed, but harder to check.',
        ],
      ],
    },
    { heading: 'Names without an address' },
    {
      facts: [
        [
          'Not a valid ENS name',
          'It has characters that ENS does not allow, or letters that only look like others.',
        ],
        ['Not registered', 'No one owns this name. Check the spelling.'],
        [
          'Expired',
          'The owner no longer pays for it, and anyone can register it. Its last address is not used.',
        ],
        [
          'Kept off-chain',
          'The name is answered by another server. LOVE contacts no other server, so ask for the address.',
        ],
        [
          'Could not be looked up',
          'The server or its node cannot be reached. The lookup is repeated until it works.',
        ],
      ],
    },
    'Names are read from the chain through our own server. The picture of a name is shown only if our server is allowed to fetch it.',
  ],
}
