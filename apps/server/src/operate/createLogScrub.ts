import type { Config } from '../config.ts'
import { createScrub, type Scrub } from '../rpc/upstreams/scrub.ts'

/** Shorter ones would take honest words apart. */
const SHORTEST = 4
const notSecret = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Takes out of a line of the log whatever an operator keeps to themselves, whoever put it in. */
export function createLogScrub({
  rpcUrls,
  databaseUrl,
  metricsToken,
}: Pick<Config, 'rpcUrls' | 'databaseUrl' | 'metricsToken'>): Scrub {
  const scrubNodes = createScrub(rpcUrls)
  const words = [...databaseSecrets(databaseUrl), metricsToken ?? '']
    // As they are, for a text that is cut before it is written, and as they stand in JSON.
    .flatMap((word) => [word, JSON.stringify(word).slice(1, -1)])
    .filter(({ length }) => length >= SHORTEST)
  return (text) => words.reduce((left, word) => left.replaceAll(word, '[secret]'), scrubNodes(text))
}

/** The longest first, as it holds the others. */
function databaseSecrets(address: string | undefined): readonly string[] {
  if (address === undefined) return []
  const { host, hostname, password } = new URL(address)
  const places = notSecret.has(hostname) ? [] : [host, hostname]
  return [address, decodeURIComponent(password), password, ...places]
}
