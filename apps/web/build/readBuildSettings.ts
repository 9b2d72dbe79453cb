export type BuildSettings = { readonly network: Network }
export type Network = (typeof networks)[number]

const networks = ['local', 'mainnet'] as const

/** What the operator may decide at build time; anything unknown stops the build. */
export function readBuildSettings(env: Readonly<Record<string, string | undefined>>): BuildSettings {
  const { LOVE_NETWORK: value = 'local' } = env
  const network = networks.find((name) => name === value)
  if (!network) throw new Error(`LOVE_NETWORK must be one of ${networks.join(', ')}, not "${value}".`)
  return { network }
}
