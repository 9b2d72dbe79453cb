import { config } from '../../../config.ts'
import type { Topic } from '../topic.ts'

export const safeTopic: Topic = {
  icon: 'safe',
  blocks: [
    'A Safe is a multisig account: a transaction runs only when enough of its owners have signed. [Safe](/safe) creates and manages them. Anyone can view; owners can act.',
    ...(config.network === 'local'
      ? [
          'The devnet has two to try: a 2-of-3 team Safe and a single-owner Safe. The Demo wallet accounts own both.',
        ]
      : []),
    { heading: 'Create a Safe' },
    {
      steps: [
        'Press *New Safe…* and give it a name, if you like.',
        'Enter the owners and choose how many must sign. With 2 of 3, one lost key and one stolen key do no harm.',
        'Check the address, then deploy the Safe for a network fee, or choose *Deploy later*: the address can already receive funds, and only these owners can ever move them.',
      ],
    },
    'A Safe that is not deployed yet stays in your list, and *Copy link* shows the same Safe to the other owners. If one signature is enough, *Deploy and send…* deploys it together with its first transaction.',
    { heading: 'Open a Safe' },
    'Connect a wallet to list your Safes, or open any Safe by address. This site then tracks it, starting with its history: for an old Safe that can take a while, and a progress bar shows how far it is.',
    { heading: 'Several Safes' },
    '[Safe](/safe) lists your Safes with their total in dollars. *Waits for you* shows every transaction you can sign or execute, in all of them. *Watch* adds a Safe of others by its address, *Edit list* names Safes and removes watched ones, and *Switch Safe* leads from one to the next.',
    { heading: 'Propose a transaction' },
    {
      steps: [
        'Open *Propose* and choose a type: send ETH or tokens, send a collectible, or call a contract.',
        'To combine several calls, press *Add to batch* after each. They run in that order, all or nothing.',
        'Press *Review and propose…* (or *Review batch…*) and check it: see [Checking before you sign](/help/safe-checks).',
        'Press *Sign and propose*. Signing is free: the transaction waits in the queue for the other owners.',
        'Press *Copy link* and send it to the other owners: it opens this transaction.',
      ],
    },
    'To move to another Safe, press *Send everything…* under *Assets*: all ETH and all listed tokens become one transaction. Unlisted tokens and collectibles stay.',
    { heading: 'Batches and payment lists' },
    {
      facts: [
        [
          'Fill from CSV…',
          'Paste or load a list of payments: recipient (address or name), amount, token and note, one per line. Every line is checked and the totals are shown in dollars; nothing is added until all broken lines are fixed.',
        ],
        [
          'Open batch file…',
          'Opens a JSON file of Safe{Wallet}’s Transaction Builder. Every call is decoded again from its bytes, and a file with a bad call is refused as a whole.',
        ],
        ['Save batch file', 'Saves the batch in the same format, to share it or to use it again.'],
      ],
    },
    'A batch stays in this browser until you propose it. A long one shows its totals and folds the payments; the review warns if it needs more gas than one transaction can use.',
    'Change owners, threshold, modules, guard and fallback handler under *Settings*. Each change is a transaction that the owners sign.',
    { heading: 'Spending limits' },
    'A spending limit lets one account send a token from the Safe, up to an amount, without signatures: for wages, small bills, or a bot. The owners give it once, through Safe’s official AllowanceModule.',
    {
      steps: [
        'Open *Settings* and press *New limit…* under *Spending limits*.',
        'Choose who may spend, the token, the amount, and when it resets: never, or every day, 7 days or 30 days.',
        'Review, sign and execute it like any transaction. The first limit also enables the module.',
      ],
    },
    'If a Safe gave you a limit, connect your wallet: *You may spend* is on the Safe’s Overview and Assets. *Reset…* makes the whole amount available again, *Change…* keeps what is already spent, and *Revoke…* ends it at once.',
    { heading: 'Sign and execute' },
    {
      steps: [
        'Open *Queue*. Gold keys mark the owners who have signed.',
        'Press *Confirm*, check the review, and sign.',
        'Once it is fully signed and its nonce is next, anyone with ETH for the network fee can press *Execute*. The review shows the fee in ETH and dollars, and afterwards what was paid. *Execute all…* runs several ready transactions in a row.',
      ],
    },
    'A Safe executes transactions in nonce order. Of conflicting transactions (same nonce), only one can run.',
    { heading: 'Safes that own Safes' },
    'An owner can be another Safe. Owner lists mark it, with its own owners, and *Child Safes* in its queue and overview lists what waits for it.',
    {
      steps: [
        'Open the transaction of the child Safe. *Owner Safes* shows how far each owner Safe is.',
        'Press *Confirm through …* to propose the confirmation in the owner Safe. The review shows the child’s transaction inside.',
        'Its owners sign there. When enough have signed, execute that proposal: the owner Safe then counts as a signer of the child’s transaction.',
      ],
    },
    'This works over several levels. If one signature is enough in a Safe in between, the Safe above it confirms through it directly.',
    { heading: 'Stop a transaction' },
    {
      facts: [
        [
          'Reject on-chain',
          'Proposes an empty transaction with the same nonce. It names what it rejects; once executed, the original can never run.',
        ],
        ['Replace', 'Proposes a different transaction with the same nonce.'],
        [
          'Delete',
          'Removes your proposal from the queue; this browser keeps a copy in the Safe’s Recycle Bin. Anyone with the signatures can still execute it; reject it on-chain to be sure.',
        ],
      ],
    },
    { heading: 'Act as a Safe' },
    'Choose the Safe under *Acting as* in the Account window. [Swap](/swap), [Liquidity](/liquidity), [Farm](/farm) and [FAITH](/faith) then propose transactions to the Safe, and [Activity](/activity) shows how many owners have signed. *New Safe…* proposes a child Safe. To collect several steps into one transaction, press *Add to batch* in the review instead: the batch waits on the Safe’s *Propose* page.',
    { heading: 'Receive' },
    'Press *Receive…* under *Overview* or *Assets* for the address and its QR code. Send only on the network shown there: the Safe may not exist on others.',
    { heading: 'Names, pictures and notes' },
    'Name addresses in the [address book](/safe/address-book), and import or save it as CSV. Known contracts have names already. Each address has a picture: addresses that look alike have different ones, but only the full address proves anything. Addresses that imitate a known one are flagged.',
    'A *Note for all owners* is saved with your proposal, up to 60 characters. Everyone who can see the queue can read it. It is not part of the signed data and changes nothing in what is executed. A *Private note* is for you alone and stays in this browser unless you [sign in](/help/sign-in), as the address book does.',
    { heading: 'Save the history' },
    'Under *History*, *Save this list as CSV* saves what is shown. *Save a period as CSV…* loads the whole history first and saves everything between two dates. If it cannot be loaded completely, nothing is saved, and you can save the incomplete part under a name that says so.',
    {
      facts: [
        ['Time', 'When it was executed, in UTC.'],
        ['Kind, Direction', 'Transfer, call, settings change or creation; received (in) or sent (out).'],
        ['Description', 'What happened, in one line.'],
        [
          'Amount, Token, Token contract',
          'All digits of a transfer; *unlisted* for tokens that anyone could have made.',
        ],
        ['From, To', 'Full addresses of a transfer.'],
        ['Status, Nonce, Transaction hash', 'Executed or failed, and where to look it up.'],
        ['Warning', 'Why not to trust it, such as an imitated address.'],
        ['Id, Note', 'Its id at the Safe service, and the proposer’s note.'],
      ],
    },
  ],
}
