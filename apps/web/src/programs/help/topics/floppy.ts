import { config } from '../../../config.ts'
import type { Topic } from '../topic.ts'

export const floppyTopic: Topic = {
  icon: 'floppy',
  blocks: [
    'A transaction and its signatures fit on a floppy: a file, or a series of QR codes. Pass it on by email, USB stick or QR code. Signing and executing need only a node, so use it when every service is down.',
    {
      steps: [
        'Open your Safe in [Safe](/safe) and choose *Floppy (A:)*.',
        'Create a new transaction there, or open one in the queue and press *Copy to floppy*.',
        'Check what it does, press *Sign…* and compare the hash with your device.',
        'Press *Save as file* and send it to the next owner, or *Show as QR codes* and let them scan every code. Unsaved signatures are lost when you close the page.',
        'The next owner opens the same drive, loads the file with *Open a file…* or pastes the text of the codes, signs, and saves it again.',
        'Once enough owners have signed, anyone with ETH for the network fee can press *Execute…*',
      ],
    },
    'Owners can also sign in parallel: open all their files in one drive to merge the signatures.',
    'Every file is checked against the chain. A wrong chain or Safe, altered fields, a used nonce, a non-owner’s signature or a duplicate owner is rejected, with the reason.',
    ...(config.network === 'local'
      ? ['Try it once before you need it, with two Demo wallet accounts.']
      : ['Try it once before you need it, with a small amount.']),
  ],
}
