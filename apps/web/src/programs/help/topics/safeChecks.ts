import type { Topic } from '../topic.ts'

export const safeChecksTopic: Topic = {
  icon: 'lock',
  blocks: [
    'A tampered interface can make owners sign anything, so this page verifies everything itself and trusts no server.',
    { heading: 'What this page checks' },
    {
      list: [
        'Owners, threshold and nonce come from the chain.',
        'The hash you sign is computed in your browser from the fields you see. If the server reports a different one, you see “Does not match” and cannot sign.',
        'Call data is decoded in your browser, including nested batches. Unknown calls are labeled, and you can paste an ABI to decode them. A batch that cannot be fully decoded cannot be signed or executed here.',
        'Changes to owners, threshold, modules and other settings are flagged wherever they hide. A delegatecall, which can do anything with the Safe, requires typing a word. Gas refunds appear in a red panel.',
        'The transaction is simulated on the latest block, and you see how the Safe’s balances change.',
      ],
    },
    { heading: 'What only you can check: your device' },
    {
      steps: [
        'Press *Compare with your device…* below the hashes.',
        'Check that both hashes match: the one from your browser and the one from the Safe contract.',
        'Enter the hash shown on your hardware wallet: safeTxHash, domain hash or message hash, in full or its first and last characters with … in between.',
        'If it differs, do not sign. The page names the field that explains the difference, if a single one does.',
      ],
    },
    { heading: 'Simulate the queue' },
    '*Simulation* runs the whole queue in nonce order as if every owner had signed. See how balances change and which transaction fails first, skip one, or compare conflicting transactions. Nothing is sent.',
  ],
}
