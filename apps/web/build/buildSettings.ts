import { holdsKey, isRelayUrl } from '@love/http/isRelayUrl'

export type BuildSetting = {
  readonly name: string
  readonly about: string
  /** As in the environment. */
  readonly fallback: string
  readonly isGood: (value: string) => boolean
  /** What a good value is, after the name of the setting. */
  readonly rule: string
}

export const buildNetworks = ['local', 'mainnet'] as const

const hostRule =
  'must be a host name such as love.example, without scheme, port, path, or anything that looks like a key.'

function isHost(value: string): boolean {
  return /^([a-z0-9-]+(\.[a-z0-9-]+)+)?$/.test(value) && !holdsKey(value)
}

/** All of it ends up in the page for everybody to read. */
export const buildSettings = {
  network: {
    name: 'LOVE_NETWORK',
    about: 'The network that the page is for; the server must be for the same one.',
    fallback: 'local',
    isGood: (value) => buildNetworks.some((name) => name === value),
    rule: `must be one of ${buildNetworks.join(', ')}.`,
  },
  walletConnectProjectId: {
    name: 'WALLETCONNECT_PROJECT_ID',
    about: 'The public id of a WalletConnect project. If unset, wallets that need one are not offered.',
    fallback: '',
    isGood: (value) => /^([0-9a-f]{32})?$/.test(value),
    rule: 'must be the 32 hex digits of a WalletConnect project.',
  },
  walletConnectRelayUrl: {
    name: 'WALLETCONNECT_RELAY_URL',
    about: 'The relay between this page and mobile wallets. If unset, the public WalletConnect relay.',
    fallback: '',
    isGood: (value) => value === '' || isRelayUrl(value),
    rule: 'must be a wss:// address such as wss://relay.example, without query, trailing slash, or anything that looks like a key (ws:// for localhost only).',
  },
  previewHost: {
    name: 'PREVIEW_HOST',
    about:
      'The host name that link previews give for the page and its pictures. If unset, PRODUCTION_HOST; without either, most services show no picture beside a link.',
    fallback: '',
    isGood: isHost,
    rule: hostRule,
  },
  productionHost: {
    name: 'PRODUCTION_HOST',
    about: 'The host name on which the session recorder is loaded. If unset, it is never loaded.',
    fallback: '',
    isGood: isHost,
    rule: hostRule,
  },
  chat: link('COMMUNITY_CHAT', 'The chat group.', 'https://t.me/loveethereum'),
  love: link('COMMUNITY_LOVE', 'The social account of LOVE.', 'https://twitter.com/lovegameeth'),
  war3: link('COMMUNITY_WAR3', 'The social account of WAR3.', 'https://twitter.com/webwar3'),
  discord: link('COMMUNITY_DISCORD', 'The Discord server.', 'https://discord.gg/loveethereum'),
} as const satisfies Record<string, BuildSetting>

function link(name: string, about: string, fallback: string): BuildSetting {
  const isGood = (value: string) =>
    URL.canParse(value) && new URL(value).protocol === 'https:' && !holdsKey(value)
  return {
    name,
    about,
    fallback,
    isGood,
    rule: 'must be an https link without anything that looks like a key: it is in the page.',
  }
}
