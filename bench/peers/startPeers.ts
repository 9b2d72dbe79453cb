import { join, resolve } from 'node:path'
import { freePort } from '../../scripts/rehearseMainnet/freePort.ts'
import { startProgram } from '../startProgram.ts'
import { withBuild } from './buildPeer.ts'
import { preparePeer } from './preparePeer.ts'

export type Peers = {
  /** A page with a wallet button and the reserves of the ten pairs, rendered once, and its proxy. */
  readonly next: string
  /** The same page without a wallet kit, built by Vite and served by Express. */
  readonly express: string
  /** Our own built site, served by Express. */
  readonly expressSite: string
  /** What the one at this address has computed so far. */
  computedMs(url: string): number
  stop(): Promise<void>
}

/** What others would build with the usual parts, as small as it can honestly be; each in a process of its own. */
export async function startPeers(nodeUrl: string): Promise<Peers> {
  const nextPort = String(await freePort())
  const next = withBuild('nextRainbowKit')
  const nextServer = await startProgram(
    [join(next, 'node_modules/next/dist/bin/next'), 'start', next, '--port', nextPort],
    /Ready in/,
    { RPC_URL: nodeUrl, NEXT_TELEMETRY_DISABLED: '1' },
  )
  const startExpress = async (folder: string) =>
    startProgram([join(preparePeer('express'), 'server.js')], /Express is ready: (\S+)/, {
      RPC_URL: nodeUrl,
      PORT: String(await freePort()),
      NODE_ENV: 'production',
      FOLDER: folder,
    })
  const expressServer = await startExpress(join(withBuild('wagmiVite'), 'dist'))
  const siteServer = await startExpress(resolve('apps/web/dist'))
  const programs = new Map([
    [`http://localhost:${nextPort}`, nextServer],
    [expressServer.found, expressServer],
    [siteServer.found, siteServer],
  ])
  return {
    next: `http://localhost:${nextPort}`,
    express: expressServer.found,
    expressSite: siteServer.found,
    computedMs: (url) => programs.get(url)?.computedMs() ?? Number.NaN,
    async stop() {
      for (const program of programs.values()) await program.stop()
    },
  }
}
