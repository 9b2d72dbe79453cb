import { setFlagsFromString } from 'node:v8'
import { readConfig } from './config.ts'
import { ConfigError, StartError } from './errors.ts'
import { startServer } from './startServer.ts'

// A server under load would let hundreds of megabytes of garbage lie, and a small machine has other uses for them.
setFlagsFromString('--heap-growing-percent=30')

try {
  // An argument names another built web app than the one beside the server.
  const server = await startServer(readConfig(), { webFolder: process.argv[2] })
  // Ctrl-C may arrive twice: from the terminal and from the process that started this one.
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      // Who presses Ctrl-C waits; whoever restarts the server lets it leave in peace.
      const stop = signal === 'SIGTERM' ? server.retire : server.close
      void stop().then(() => process.exit(0))
    })
  console.log(`LOVE is ready: ${server.url}`)
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartError)) throw error
  console.error(error.message)
  process.exit(1)
}
