export type BuildSettings = {
  readonly network: Network
  /** Empty: wallets that need WalletConnect are not offered. */
  readonly walletConnectProjectId: string
  /** Empty: the session recorder is nowhere loaded. */
  readonly productionHost: string
  readonly community: {
    readonly chat: string
    readonly love: string
    readonly war3: string
    readonly discord: string
  }
}
type Network = (typeof networks)[number]

const networks = ['local', 'mainnet'] as const

/** What the operator may decide at build time; every bad value is named at once, and none of them is echoed. */
export function readBuildSettings(env: Readonly<Record<string, string | undefined>>): BuildSettings {
  const faults: string[] = []
  function read(name: string, fallback: string, isGood: (value: string) => boolean, rule: string): string {
    const value = env[name] ?? fallback
    if (!isGood(value)) faults.push(`${name} ${rule}`)
    return value
  }
  const network = read('LOVE_NETWORK', 'local', isNetwork, `must be one of ${networks.join(', ')}.`)
  const settings = {
    walletConnectProjectId: read(
      'WALLETCONNECT_PROJECT_ID',
      '',
      (value) => /^([0-9a-f]{32})?$/.test(value),
      'must be the 32 hex digits of a WalletConnect project.',
    ),
    productionHost: read(
      'PRODUCTION_HOST',
      '',
      (value) => /^([a-z0-9-]+(\.[a-z0-9-]+)+)?$/.test(value),
      'must be a host name such as love.example, without scheme, port or path.',
    ),
    community: {
      chat: read('COMMUNITY_CHAT', 'https://t.me/loveethereum', isLink, 'must be an https link.'),
      love: read('COMMUNITY_LOVE', 'https://twitter.com/lovegameeth', isLink, 'must be an https link.'),
      war3: read('COMMUNITY_WAR3', 'https://twitter.com/webwar3', isLink, 'must be an https link.'),
      discord: read('COMMUNITY_DISCORD', 'https://discord.gg/loveethereum', isLink, 'must be an https link.'),
    },
  }
  if (faults.length > 0 || !isNetwork(network)) throw new Error(faults.join('\n'))
  return { network, ...settings }
}

function isNetwork(value: string): value is Network {
  return networks.some((name) => name === value)
}

function isLink(value: string): boolean {
  return URL.canParse(value) && new URL(value).protocol === 'https:'
}
