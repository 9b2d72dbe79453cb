import type { Devnet } from '@love/devnet/startDevnet'
import { type Config, readConfig } from '../src/config.ts'
import type { RpcTimings } from '../src/rpc/upstreams/rpcNode.ts'
import { signInUrl } from './signInVisitor.ts'
import { startTestServer, type TestServer } from './startTestServer.ts'

export type StartSignInParameters = {
  devnet: Devnet
  config?: Partial<Config>
  now?: () => number
  timings?: Partial<RpcTimings>
  /** The limits that an operator gets who sets none. */
  limited?: boolean
}

/** A server of a chain, behind one proxy; its limits on sign-in are out of the way. */
export async function startSignIn(parameters: StartSignInParameters): Promise<TestServer> {
  const { devnet, config = {}, now, timings = {}, limited = false } = parameters
  const { signInLimits, gatewayLimits } = readConfig({})
  const all = 1_000_000
  const wide = { perSecond: all, burst: all, totalPerSecond: all }
  return startTestServer({
    chain: { request: (call) => devnet.client.request(call as never) },
    ...(now && { now }),
    timings,
    config: {
      appUrl: signInUrl,
      trustProxy: 1,
      signInLimits: limited ? signInLimits : { ...wide, verifyPerMinute: all, addressPerMinute: all },
      gatewayLimits: { ...gatewayLimits, ...wide, writesPerSecond: all, writesBurst: all },
      ...config,
    },
  })
}
