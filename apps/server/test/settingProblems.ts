import { readConfig } from '../src/config.ts'
import { ConfigError } from '../src/errors.ts'
import type { Environment } from '../src/settings/values.ts'

/** The least that mainnet needs. */
export const mainnetEnv = {
  LOVE_NETWORK: 'mainnet',
  RPC_URLS: 'https://node.example/v2',
  APP_URL: 'https://love.example',
}

/** What is wrong with an environment; nothing is an empty list. */
export function problemsOf(env: Environment): readonly string[] {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}
