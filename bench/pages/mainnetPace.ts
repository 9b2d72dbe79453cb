import { readConfig } from '@love/server/config'
import { followTimings } from '@love/server/follow/followTimings'
import { startServer } from '@love/server/startServer'

// On the devnet, but following it as seldom as a server of mainnet does.
const server = await startServer(readConfig(), { follow: followTimings.mainnet })
process.once('SIGINT', () => void server.close().then(() => process.exit(0)))
console.log(`LOVE is ready: ${server.url}`)
