/** Chapters with their topics: the name in the address, and the title. Light, because the shell knows all pages. */
export const chapters = [
  {
    title: 'Getting started',
    topics: {
      'first-steps': 'First steps',
      wallet: 'Your wallet and the terms',
      review: 'Reading the review window',
      activity: 'Following a transaction',
      names: 'Names for addresses',
    },
  },
  {
    title: 'Trading',
    topics: {
      swap: 'Swapping ETH for LOVE',
      liquidity: 'Adding and removing liquidity',
      tokens: 'Tokens and their prices',
      pairs: 'Pairs and charts',
    },
  },
  {
    title: 'Earning',
    topics: {
      farm: 'Farming and its numbers',
      faith: 'The FAITH vault',
      portfolio: 'Viewing any portfolio',
    },
  },
  {
    title: 'Safes',
    topics: {
      'first-safe': 'Your first Safe in five minutes',
      safe: 'Running a Safe',
      'safe-checks': 'Checking before you sign',
      floppy: 'The floppy: a Safe without services',
      'safe-apps': 'LOVE inside Safe{Wallet}',
    },
  },
  {
    title: 'You and your data',
    topics: {
      'control-panel': 'Settings and approvals',
      alerts: 'Alerts',
      'sign-in': 'Signing in',
      privacy: 'What is stored, and where',
      never: 'What we never ask for',
    },
  },
  {
    title: 'More',
    topics: {
      problems: 'Troubleshooting',
      keyboard: 'Keyboard shortcuts',
      credits: 'Credits',
    },
  },
] as const

type NamesOf<Topics> = Topics extends unknown ? keyof Topics : never

export type TopicName = NamesOf<(typeof chapters)[number]['topics']>

export type TopicHeading = { readonly name: TopicName; readonly title: string }

/** In the order of the book. */
export const topicHeadings: readonly TopicHeading[] = chapters.flatMap(({ topics }) => headingsOf(topics))

export function headingsOf(topics: Readonly<Partial<Record<TopicName, string>>>): readonly TopicHeading[] {
  const names = Object.keys(topics) as readonly TopicName[]
  return names.map((name) => ({ name, title: topics[name] ?? '' }))
}
