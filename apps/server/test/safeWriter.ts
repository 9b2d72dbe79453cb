import { proposeMessage } from '@love/safe/api/endpoints/messages'
import { proposeTransaction } from '@love/safe/api/endpoints/proposals'
import { safeMessageHashes } from '@love/safe/messageHash'
import { getAddress } from 'viem'
import { readConfig } from '../src/config.ts'
import { createLog } from '../src/log.ts'
import { openStore } from '../src/store/openStore.ts'
import { createThreads } from '../src/threads/createThreads.ts'
import { createTestGateway } from './safeGateway.ts'
import { proposalFor } from './safeProposal.ts'
import { walletOwner } from './testOwners.ts'

/** Proposes and confirms until it is killed, and says what was acknowledged, line by line. */
const log = createLog({ level: 'error', write: () => {}, now: Date.now, scrub: (text) => text })
const config = readConfig()
const { db } = await openStore(config, { log, now: Date.now })
const [url = ''] = config.rpcUrls
const gateway = await createTestGateway({ devnet: { url }, db, pool: createThreads() })
const safe = getAddress(process.argv[2] ?? '')
const parameters = { safe_address: safe }
const to = walletOwner('cat').address

const say = ({ status }: { status: number }, line: string) => {
  if (status < 300) process.stdout.write(`${line}\n`)
}
for (let nonce = 0; nonce < 100; nonce++) {
  const message = `Message ${nonce}`
  const hashes = safeMessageHashes({ safe, chainId: 1337, version: '1.4.1', message })
  for (const owner of [walletOwner('ann'), walletOwner('bob')]) {
    const body = await proposalFor(safe, owner, { to, nonce: BigInt(nonce) })
    say(
      await gateway.ask(proposeTransaction, { parameters, body }),
      `proposal ${body.safeTxHash} ${owner.address}`,
    )
    const signature = await owner.sign(hashes)
    const posted = await gateway.ask(proposeMessage, { parameters, body: { message, signature } })
    say(posted, `message ${hashes.hash} ${owner.address}`)
  }
}
