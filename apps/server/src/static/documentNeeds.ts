import { createHash } from 'node:crypto'
import { isRelayUrl } from '@love/http/isRelayUrl'

/** What a build may need beyond our own server; the document names it, so that files and policy cannot disagree. */
const needs = ['walletconnect', 'recorder', 'safe-apps', 'local-safe-apps'] as const

export type Need = (typeof needs)[number]

export function documentNeeds(html: string): readonly Need[] {
  const [, content = ''] = /<meta name="policy-needs" content="([a-z -]*)">/.exec(html) ?? []
  return needs.filter((need) => content.split(' ').includes(need))
}

const publicRelays = ['wss://relay.walletconnect.org', 'wss://relay.walletconnect.com']

/** Where WalletConnect may connect to: the relay that the document names, or the public ones. A bad name opens nothing. */
export function documentRelays(html: string): readonly string[] {
  const [, named] = /<meta name="policy-relay" content="([^"]*)">/.exec(html) ?? []
  if (named === undefined) return publicRelays
  return isRelayUrl(named) ? [named] : []
}

const script = /<script\b((?:"[^"]*"|'[^']*'|[^"'>])*)>([\s\S]*?)<\/script\s*>/gi

/** `sha256-…` of the text of every script element without `src`, as a browser computes it. */
export function inlineScriptHashes(html: string): string[] {
  // A parser turns every line end into \n before it hashes.
  const text = html.replace(/\r\n?/g, '\n')
  const hashes = new Set<string>()
  for (const [, attributes = '', source = ''] of text.matchAll(script)) {
    if (/\ssrc\s*=/i.test(attributes) || source === '') continue
    hashes.add(`sha256-${createHash('sha256').update(source).digest('base64')}`)
  }
  return [...hashes]
}
