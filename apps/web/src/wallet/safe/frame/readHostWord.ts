import { askHost } from '@love/safe/frame/app/askHost'
import type { HostConnection } from '@love/safe/frame/app/connectToHost'

/** What a host says of itself and of its Safe. Nothing here is decided by it: it is shown as its word. */
export type HostWord = {
  /** Whose window is around this page, as the browser says. */
  readonly origin: string | undefined
  /** What it calls itself. */
  readonly claimed: string | undefined
  /** In dollars, as decimal digits. */
  readonly total: string | undefined
  readonly tokenCount: number | undefined
}

const decimal = /^\d{1,30}(\.\d{1,30})?$/

/** What a host does not say is undefined: many know only some of the messages. */
export async function readHostWord({ line }: Pick<HostConnection, 'line'>): Promise<HostWord> {
  const [environment, balances] = await Promise.allSettled([
    askHost(line, 'getEnvironmentInfo', undefined),
    askHost(line, 'getSafeBalances', { currency: 'usd' }),
  ])
  const said = balances.status === 'fulfilled' && decimal.test(balances.value.fiatTotal)
  return {
    origin: line.host(),
    claimed: environment.status === 'fulfilled' ? environment.value.origin : undefined,
    total: said ? balances.value.fiatTotal : undefined,
    tokenCount: said ? balances.value.items.length : undefined,
  }
}
