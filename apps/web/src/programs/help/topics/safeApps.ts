import type { Topic } from '../topic.ts'

export const safeAppsTopic: Topic = {
  icon: 'plug',
  blocks: [
    'LOVE runs as a Safe App inside Safe{Wallet}, and your Safes here can open other Safe Apps.',
    { heading: 'LOVE inside Safe{Wallet}' },
    {
      steps: [
        'In Safe{Wallet}, open your Safe, then Apps, and add a custom app with this site’s address, such as https://love.example.',
        'Open it. Your Safe connects automatically within a second or two; wallets connected earlier in this browser are not used.',
        'Agree to the terms for the Safe’s address.',
        'Each action becomes one Safe transaction: review it here, sign it in Safe{Wallet}. Activity shows how many owners have signed.',
      ],
    },
    'Browsers separate the data of embedded pages, so your address book and settings are not available inside Safe{Wallet}, and some browsers clear them on exit. Everything else works.',
    'If your Safe does not connect, this site does not allow that host. “Cannot use this Safe” states the reason, such as a different network.',
    { heading: 'Other apps in your Safe' },
    {
      steps: [
        'Open a Safe, then *Apps*. Pick an app from the list, or enter its URL.',
        'Apps that are not on the list need your consent first: open one only if you trust its address.',
        'The app sees the Safe’s address, owners and balances. It can request signatures, but you review every request before you sign.',
      ],
    },
    'An app can read your address book only with your permission, which you can revoke in the list of apps.',
  ],
}
