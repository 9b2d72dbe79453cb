import { config } from '../../../config.ts'
import type { Topic } from '../topic.ts'

const isDevnet = config.network === 'local'

export const firstSafeTopic: Topic = {
  icon: 'safe',
  blocks: [
    'Create a Safe with two owners, add funds, and send from it: one owner proposes, the other signs, and it is executed.',
    ...(isDevnet
      ? [
          'On the devnet all of it is test money. The *Demo wallet* plays both owners: connect its first account, and switch to the second when the other owner signs. A team Safe with proposals, a message and a spending limit is there to look at.',
        ]
      : [
          'Signing is free. Creating the Safe, adding funds and executing cost a network fee each: see below.',
        ]),
    { heading: 'Create it' },
    {
      steps: [
        'Connect your wallet, open [Safe](/safe), press *New Safe…* and give it a name, which only you see.',
        'You are the first owner. Press *Add owner* and enter the address of the second one.',
        'Choose how many must sign. Two of two needs both, always: if one key is lost, the funds are locked. Two of three is safer.',
        'Check owners and address, press *Deploy…* and confirm in your wallet.',
      ],
    },
    {
      picture: {
        file: 'first-safe-owners.webp',
        alt: 'The New Safe window with two owners and the signatures required.',
        width: 680,
        height: 412,
      },
    },
    { heading: 'Add funds' },
    'The overview of a new Safe lists *First three things to do*. Enter an amount and press *Add funds…* to send ETH from your account, or send to the address of the Safe from anywhere: copy it, or show it as a QR code. Start with a small amount.',
    {
      picture: {
        file: 'first-safe-funds.webp',
        alt: 'First three things to do: add funds, tell the other owners, test it.',
        width: 656,
        height: 274,
      },
    },
    { heading: 'Propose' },
    {
      steps: [
        'Open *Propose*, enter amount and recipient, and press *Review and propose…*.',
        'Check the balance changes and the recipient, then press *Sign and propose*. That is your signature, and it is free.',
      ],
    },
    {
      picture: {
        file: 'first-safe-propose.webp',
        alt: 'The Propose page with an amount of ETH and the recipient.',
        width: 680,
        height: 564,
      },
    },
    { heading: 'Sign' },
    'The other owner opens the same Safe, and finds the transaction under *Waits for you* and in the *Queue*. *Confirm…* shows the same review: check it before you sign, not only who proposed it.',
    {
      picture: {
        file: 'first-safe-queue.webp',
        alt: 'The queue with one transaction that one of two owners has signed.',
        width: 680,
        height: 474,
      },
    },
    {
      picture: {
        file: 'first-safe-confirm.webp',
        alt: 'The review of the other owner: the recipient in full, the balance change, and who has signed.',
        width: 544,
        height: 477,
      },
    },
    { heading: 'Execute' },
    'Once all signatures are there, either of you presses *Execute…* and pays the network fee. The transaction moves to *History*.',
    { heading: 'What is different on mainnet' },
    {
      facts: [
        [
          'Creating',
          'About 280,000 gas, once. With *Deploy later* the address is free, and the fee is due with the deployment.',
        ],
        ['Proposing and signing', 'Free: a signature is stored on the server, not on-chain.'],
        [
          'Executing',
          'About 75,000 gas for sending ETH with two signatures; tokens and each further signature cost a little more.',
        ],
        ['Owners', 'Use keys on different devices, at least one of them a hardware wallet.'],
        ['Mistakes', 'Cannot be undone. Send a small amount first, and try every key once.'],
      ],
    },
    'The review shows every network fee in ETH and dollars before you pay it. Safe itself charges nothing.',
  ],
}
