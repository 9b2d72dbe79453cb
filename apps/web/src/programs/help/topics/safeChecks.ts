import type { Topic } from '../topic.ts'

export const safeChecksTopic: Topic = {
  icon: 'lock',
  blocks: [
    'Whoever can change what owners see can make them sign anything. So the page believes nobody: not the server that keeps the queue, and not its own answers from it.',
    { heading: 'What the page does by itself' },
    {
      list: [
        'Owners, threshold and nonce are read from the chain.',
        'The hash that you sign is computed here, from the fields that you see. If it is not the one that the server says, you read “Does not match”, and there is no button to sign.',
        'What the Safe would call is decoded from its bytes, also inside of batches. What nobody knows says so; you can paste an ABI to read it. A batch that cannot be read to the last byte cannot be signed or executed here.',
        'Changes of owners, threshold, modules and the like are marked wherever they hide. A delegatecall, which could do anything with the Safe, needs a typed word. What the Safe would pay back for gas stands in a red panel.',
        'It is simulated on the newest block, and you see the balances of the Safe afterwards.',
      ],
    },
    { heading: 'What only you can do: compare with your device' },
    {
      steps: [
        'Press *Match with your device…* beside the hashes.',
        'Look whether both hashes agree: the one of this browser, and the one that the Safe itself computes on the chain.',
        'Type what your hardware wallet shows: the safeTxHash, the domain hash or the message hash. All of it, or its two ends with … between.',
        'If it is another one, the answer names the field that differs, where a single one explains it. Then do not sign.',
      ],
    },
    { heading: 'Simulating the queue' },
    '*Simulation* runs everything that waits, in order, as if all owners had signed: how balances change with each, and which is the first to fail. Leave one out, or choose between rivals, and see what comes of it. Nothing is sent.',
  ],
}
