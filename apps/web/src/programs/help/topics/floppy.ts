import { config } from '../../../config.ts'
import type { Topic } from '../topic.ts'

export const floppyTopic: Topic = {
  icon: 'floppy',
  blocks: [
    'A proposal with its signatures fits on a floppy: a file, or a row of QR codes. It goes from owner to owner by mail, stick or camera. Signing and executing it needs a node of the chain and no service at all. Keep this in mind for the day when every service is away.',
    {
      steps: [
        'Open your Safe in [Safe](/safe) and choose *Floppy (A:)*.',
        'Write a new proposal there, or take one along from the queue: open it and press *Copy to a floppy*.',
        'Read what it would do, press *Sign…* and compare the hash with your device.',
        'Press *Save as a file* and send it to the next owner, or *Show as QR codes* and let them scan all of them. What is not saved is lost with the page.',
        'The next owner opens the same place, and the file with *Open a file…*, or pastes the text of the codes. They sign, and save it again.',
        'When enough have signed, anybody can press *Execute…*, with an account that has ether for the fee.',
      ],
    },
    'Owners may also sign at the same time: open all their files in one drive, and the signatures are merged.',
    'Whatever is opened is checked against the chain. Another chain or Safe, altered fields, a used nonce, the signature of a stranger, or the same owner twice are refused, with the reason.',
    ...(config.network === 'local'
      ? ['Try it once before you need it, with two accounts of the Demo wallet.']
      : ['Try it once before you need it, with a small amount.']),
  ],
}
