import { startDevnet, usualBlockSeconds } from './startDevnet.ts'

const { DEVNET_PORT = 8545, DEVNET_BLOCK_SECONDS = usualBlockSeconds } = process.env
try {
  const devnet = await startDevnet({
    port: Number(DEVNET_PORT),
    live: true,
    example: process.argv.includes('--example'),
    blockSeconds: Number(DEVNET_BLOCK_SECONDS),
  })
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
