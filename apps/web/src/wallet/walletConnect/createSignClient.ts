import { SignClient } from '@walletconnect/sign-client'
import type { SignClient as OurSignClient } from './signClient.ts'
import type { Relayer } from './watchRelay.ts'

export type SignClientParameters = {
  projectId: string
  /** Origin of the page, shown by the wallet. */
  url: string
  /** Empty: the public relay. */
  relayUrl: string
}

/** It talks to its relay and to nobody else. */
export async function createSignClient({
  projectId,
  url,
  relayUrl,
}: SignClientParameters): Promise<{ client: OurSignClient; relayer: Relayer }> {
  const client = await SignClient.init({
    projectId,
    ...(relayUrl ? { relayUrl } : {}),
    metadata: {
      name: 'LOVE',
      description: 'A retro desktop in the browser for the LOVE and WAR3 tokens on Ethereum.',
      url,
      icons: [`${url}/favicon.svg`],
    },
    // What fails is said by us, in the window.
    logger: 'silent',
    telemetryEnabled: false,
  })
  // It would open a frame of another host at each request, which our policy refuses.
  client.core.verify.register = async () => ''
  return { client: client as OurSignClient, relayer: client.core.relayer }
}
