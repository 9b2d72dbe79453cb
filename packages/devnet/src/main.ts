import { startDevnet } from './startDevnet.ts'

const port = Number(process.env.DEVNET_PORT ?? 8545)
try {
  const devnet = await startDevnet({ port, live: true })
  console.log(`The devnet is ready: ${devnet.url} (chain id 1337). Ctrl-C stops it.`)
  // Ctrl-C may arrive twice: from the terminal and from the process that started this one.
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      void devnet.close().then(() => process.exit(0))
    })
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
