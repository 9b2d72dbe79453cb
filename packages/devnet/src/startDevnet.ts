import { devnet as deployment } from '@love/contracts/deployments/1337'
import { createChain } from './createChain.ts'
import { createDevnetClient, type DevnetClient, devnetChain } from './devnetClient.ts'
import { startLiveMarket } from './market/startLiveMarket.ts'
import { assignRoles, type Roles } from './roles.ts'
import { type SeededChain, seedChain } from './seed/seedChain.ts'
import { serveRpc } from './serveRpc.ts'

export type StartDevnetParameters = {
  /** 0 takes a free one. */
  port?: number
  /** Hours of trading in the past; tests that need no charts take 0 and start in half a second. */
  historyHours?: number
  /** A block every few seconds and a few swaps a minute. */
  live?: boolean
}

export type Devnet = SeededChain & {
  readonly url: string
  readonly client: DevnetClient
  readonly roles: Roles
  readonly close: () => Promise<void>
}

const thirtyDays = 720

/** A chain with real contracts, balances, positions, Safes and a past. */
export async function startDevnet(parameters: StartDevnetParameters = {}): Promise<Devnet> {
  const { port = 8545, historyHours = thirtyDays, live = false } = parameters
  // Deploying takes a few hundred seconds of chain time before the history begins.
  const initialDate = new Date(Date.now() - (historyHours + 1) * 3_600_000)
  const chain = await createChain({ chainId: devnetChain.id, initialDate })
  // Taken before the work, so that a busy port is known at once.
  const server = await serveRpc(chain, port)
  try {
    const client = createDevnetClient(chain)
    const roles = assignRoles(await client.getAddresses())
    const seeded = await seedChain(client, { roles, historyHours, now: Date.now, deployment })
    const stopMarket = live ? startLiveMarket(client, { ...seeded, roles, onError: reportOnce() }) : undefined
    return {
      ...seeded,
      url: server.url,
      client,
      roles,
      close: async () => {
        await stopMarket?.()
        await server.close()
        await chain.close()
      },
    }
  } catch (error) {
    await server.close()
    throw error
  }
}

/** The market is decoration: its failure is worth one line, not a flood and not the end. */
function reportOnce() {
  let reported = false
  return (error: unknown) => {
    if (!reported) process.stderr.write(`The live market stumbled: ${String(error)}\n`)
    reported = true
  }
}
