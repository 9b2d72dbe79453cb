import { join, resolve } from 'node:path'
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
  stop(): Promise<void>
}

/** What others would build with the usual parts, as small as it can honestly be; each in a process of its own. */
export async function startPeers(nodeUrl: string): Promise<Peers> {
  const next = withBuild('nextRainbowKit')
  const nextServer = await startProgram(
    [join(next, 'node_modules/next/dist/bin/next'), 'start', next, '--port', '13620'],
    /Ready in/,
    { RPC_URL: nodeUrl, NEXT_TELEMETRY_DISABLED: '1' },
  )
  const startExpress = (port: string, folder: string) =>
    startProgram([join(preparePeer('express'), 'server.js')], /Express is ready/, {
      RPC_URL: nodeUrl,
      PORT: port,
      NODE_ENV: 'production',
      FOLDER: folder,
    })
  const expressServer = await startExpress('13621', join(withBuild('wagmiVite'), 'dist'))
  const siteServer = await startExpress('13622', resolve('apps/web/dist'))
  return {
    next: 'http://localhost:13620',
    express: 'http://localhost:13621',
    expressSite: 'http://localhost:13622',
    async stop() {
      await nextServer.stop()
      await expressServer.stop()
      await siteServer.stop()
    },
  }
}
