/**
 * What Safe{Wallet} and its clients can ask other gateways for, and what to say to it here: by the beginning of its path, in which
 * `{}` stands for one step.
 */
const refused: readonly (readonly [path: string, words: string])[] = [
  [
    '/v1/chains/{}/relay',
    'LOVE relays no transactions: send this one from your own wallet, which pays the gas.',
  ],
  [
    '/v1/chains/{}/security',
    'LOVE runs no threat, recipient or contract analysis. The Safe program of LOVE simulates a transaction before you sign it.',
  ],
  ['/v1/targeted-messaging', 'LOVE sends no targeted messages: no Safe is addressed by one.'],
  ['/v1/register/notifications', 'LOVE sends no push notifications.'],
  ['/v2/register/notifications', 'LOVE sends no push notifications.'],
  ['/v1/chains/{}/notifications', 'LOVE sends no push notifications.'],
  ['/v2/chains/{}/notifications', 'LOVE sends no push notifications.'],
  ['/v2/notifications', 'LOVE sends no push notifications.'],
  ['/v1/chains/{}/safes/{}/emails', 'LOVE sends no email, and takes no addresses for it.'],
  ['/v1/subscriptions', 'LOVE sends no email: there is nothing to unsubscribe from.'],
  ['/v1/chains/{}/safes/{}/recovery', 'LOVE sends no alerts about recovery modules.'],
  ['/v1/chains/{}/delegates', 'LOVE has no delegates: only owners propose, with their own signature.'],
  ['/v2/chains/{}/delegates', 'LOVE has no delegates: only owners propose, with their own signature.'],
  ['/v1/auth', 'The gateway of LOVE needs no sign-in: owners sign what they write.'],
  ['/v1/accounts', 'LOVE has no Safe{Wallet} accounts.'],
  ['/v1/users', 'LOVE has no Safe{Wallet} accounts.'],
  ['/v1/spaces', 'LOVE has no Safe{Wallet} spaces.'],
  ['/v1/community', 'LOVE has no community programs of Safe{Wallet}.'],
  ['/v1/export', 'LOVE exports no history as CSV.'],
  ['/v1/portfolio', 'LOVE reads one chain: ask for the balances of a Safe instead.'],
  [
    '/v1/chains/{}/safes/{}/transactions/creation',
    'LOVE does not keep how a Safe was set up. Who created it, and when, is in its history.',
  ],
  [
    '/v1/chains/{}/transactions/{}/confirmations',
    'To confirm, propose the same transaction again with your signature.',
  ],
  ['/v1/chains/{}/gas-price', 'LOVE has no oracle for gas: ask the node, whose address is in the chain.'],
  ['/v1/chains/{}/about', 'There is no transaction service behind this gateway: it reads the chain itself.'],
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
