import { flushCompileCache } from 'node:module'
import { readConfig } from '../src/config.ts'
import { createLog } from '../src/log.ts'
import { openStore } from '../src/store/openStore.ts'
import { startTestFollower } from './startTestFollower.ts'

/** Follows the chain until it is killed, and says whether it is the one who does, and every block that it comes to. */
const [leaseMs = 400, stepBlocks = 2_000] = process.argv.slice(2).map(Number)
// The next process starts in half the time; this one will have no time for it when it is killed.
flushCompileCache()
const config = readConfig()
const log = createLog({ level: 'error', write: () => {}, now: Date.now, scrub: (text) => text })
const { db } = await openStore(config, { log, now: Date.now })
const follower = await startTestFollower({ db, rpcUrls: config.rpcUrls, timings: { leaseMs, stepBlocks } })
let wasLeader = false
let lastBlock: number | null = null
setInterval(() => {
  const { isLeader, block } = follower.state()
  if (isLeader !== wasLeader) process.stdout.write(isLeader ? 'leads\n' : 'follows\n')
  wasLeader = isLeader
  if (isLeader && block !== lastBlock) process.stdout.write(`${block}\n`)
  lastBlock = block
}, 5)
