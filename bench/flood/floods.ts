import { safeContracts } from '@love/contracts/deployments/safe'
import { encodeMultiSend } from '@love/safe/multiSend'

/** A request that is sent again and again, or a connection that is held. */
export type Flood = {
  readonly name: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: string
  /** Instead of the usual number, and by many clients only. */
  readonly connections?: number
  /** What the attacker does with the connection; asks and reads by default. */
  readonly manner?: 'never sends the body' | 'never reads the answer' | 'says nothing'
}

const somebody = `0x${'5a'.repeat(20)}` as const
const rpc = (method: string, ...params: unknown[]) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
/** Jumps to its own start until its gas is used up. */
const circles = JSON.stringify(
  Array.from({ length: 3 }, (_, id) => {
    return { jsonrpc: '2.0', id, method: 'eth_call', params: [{ data: '0x5b5f56' }, 'latest'] }
  }),
)
const batch = encodeMultiSend(
  Array.from({ length: 720 }, () => {
    return { operation: 0 as const, to: somebody, value: 0n, data: '0x12345678' as const }
  }),
)

/** At least one of each class of route, and the ways to be slow. */
export function floods({
  chainId,
  safe,
  script,
}: {
  chainId: number
  safe: string
  script: string
}): readonly Flood[] {
  const gateway = `/v1/chains/${chainId}`
  const signIn = JSON.stringify({ message: 'nobody’s', signature: `0x${'11'.repeat(65)}` })
  const simulation = {
    from: somebody,
    calls: [{ to: somebody, data: '0x', value: '0' }],
    watch: [{ account: somebody, token: 'ETH' }],
  }
  const preview = { to: safeContracts.multiSendCallOnly, value: '0', data: batch, operation: 1 }
  return [
    { name: 'pages', method: 'GET', path: '/pairs' },
    { name: 'reads', method: 'POST', path: '/rpc', body: rpc('eth_getBalance', somebody, 'latest') },
    { name: 'calls that run in circles', method: 'POST', path: '/rpc', body: circles },
    { name: 'simulations', method: 'POST', path: '/simulate', body: JSON.stringify(simulation) },
    { name: 'charts', method: 'GET', path: '/market/pairs' },
    { name: 'pictures', method: 'GET', path: '/image?url=/missing.png&w=64' },
    { name: 'Safes', method: 'GET', path: `${gateway}/safes/${safe}` },
    {
      name: 'previews of 720 calls',
      method: 'POST',
      body: JSON.stringify(preview),
      path: `${gateway}/transactions/${safe}/preview`,
    },
    { name: 'sign-ins', method: 'POST', path: '/sign-in/verify', body: signIn },
    {
      name: 'bodies that never come',
      method: 'POST',
      path: '/sign-in/verify',
      body: signIn,
      manner: 'never sends the body',
    },
    { name: 'answers that nobody reads', method: 'GET', path: script, manner: 'never reads the answer' },
    { name: 'connections that say nothing', method: 'GET', path: '/', manner: 'says nothing' },
    {
      name: '10,000 connections that say nothing',
      method: 'GET',
      path: '/',
      manner: 'says nothing',
      connections: 10_000,
    },
  ]
}
