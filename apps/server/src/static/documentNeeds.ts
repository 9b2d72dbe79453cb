/** What a build may need beyond our own server; the document names it, so that files and policy cannot disagree. */
const needs = ['walletconnect', 'recorder', 'safe-apps', 'local-safe-apps'] as const

export type Need = (typeof needs)[number]

export function documentNeeds(html: string): readonly Need[] {
  const [, content = ''] = /<meta name="policy-needs" content="([a-z -]*)">/.exec(html) ?? []
  return needs.filter((need) => content.split(' ').includes(need))
}
