/**
 * What Safe{Wallet} and its clients can ask other gateways for, and what to say to it here: by the beginning of its path, in which
 * `{}` stands for one step.
 */
const refused: readonly (readonly [path: string, words: string])[] = [
  [
    '/v1/chains/{}/relay',
    'LOVE does not relay transactions: send this one from your own wallet, which pays the gas.',
  ],
  [
    '/v1/chains/{}/security',
    'LOVE has no threat, recipient or contract analysis. The Safe program simulates every transaction before you sign.',
  ],
  ['/v1/targeted-messaging', 'LOVE does not send targeted messages.'],
  ['/v1/register/notifications', 'LOVE does not send push notifications.'],
  ['/v2/register/notifications', 'LOVE does not send push notifications.'],
  ['/v1/chains/{}/notifications', 'LOVE does not send push notifications.'],
  ['/v2/chains/{}/notifications', 'LOVE does not send push notifications.'],
  ['/v2/notifications', 'LOVE does not send push notifications.'],
  ['/v1/chains/{}/safes/{}/emails', 'LOVE does not send email and stores no email addresses.'],
  ['/v1/subscriptions', 'LOVE does not send email: there is nothing to unsubscribe from.'],
  ['/v1/chains/{}/safes/{}/recovery', 'LOVE does not send alerts about recovery modules.'],
  ['/v1/chains/{}/delegates', 'LOVE has no delegates: only owners can propose, with their own signature.'],
  ['/v2/chains/{}/delegates', 'LOVE has no delegates: only owners can propose, with their own signature.'],
  ['/v1/auth', 'The LOVE gateway needs no sign-in: owners sign what they submit.'],
  ['/v1/accounts', 'LOVE has no Safe{Wallet} accounts.'],
  ['/v1/users', 'LOVE has no Safe{Wallet} accounts.'],
  ['/v1/spaces', 'LOVE has no Safe{Wallet} spaces.'],
  ['/v1/community', 'LOVE does not have Safe{Wallet} community programs.'],
  ['/v1/export', 'LOVE does not export the history as CSV.'],
  ['/v1/portfolio', 'LOVE supports one chain only: request the balances of a Safe instead.'],
  [
    '/v1/chains/{}/safes/{}/transactions/creation',
    'LOVE does not store how a Safe was set up. Its creation is in its history.',
  ],
  [
    '/v1/chains/{}/transactions/{}/confirmations',
    'To confirm, propose the same transaction again with your signature.',
  ],
  [
    '/v1/chains/{}/gas-price',
    'LOVE has no gas oracle: ask the node instead (its URL is part of the chain configuration).',
  ],
  ['/v1/chains/{}/about', 'This gateway has no transaction service: it reads the chain itself.'],
]

/** Where nothing is a true answer. */
const empty: readonly (readonly [path: string, reply: unknown])[] = [
  ['/v1/chains/{}/safes/{}/positions/{}', []],
  ['/v1/chains/{}/relay/{}', { remaining: 0, limit: 0 }],
  ['/v1/chains/{}/delegates', { count: 0, next: null, previous: null, results: [] }],
  ['/v1/accounts/data-types', []],
]

const expressionOf = (path: string, end: string) => new RegExp(`^${path.replaceAll('{}', '[^/]+')}${end}$`)

const emptyAnswers = empty.map(([path, reply]) => ({ expression: expressionOf(path, '/?'), reply }))

const refusals = refused.map(([path, words]) => ({ expression: expressionOf(path, '(/.*)?'), words }))

export type NotOffered = { readonly reply: unknown } | { readonly words: string }

/** Undefined where nobody would look for anything. */
export function notOffered(method: string, path: string): NotOffered | undefined {
  const fits = ({ expression }: { expression: RegExp }) => expression.test(path)
  const nothing = method === 'GET' ? emptyAnswers.find(fits) : undefined
  return nothing ?? refusals.find(fits)
}
