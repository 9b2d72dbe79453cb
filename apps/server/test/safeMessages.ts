import { confirmMessage, getMessage, proposeMessage } from '@love/safe/api/endpoints/messages'
import { messageHash, type SafeMessage, safeMessageHashes } from '@love/safe/messageHash'
import { type Hex, parseAbi } from 'viem'
import { createTestGateway } from './safeGateway.ts'
import { ann, bob, cat, type LifeParameters } from './safeProposalLife.ts'
import { createSafeOwner, type TestOwner } from './testOwners.ts'

/** A new 2-of-3 Safe, of which another Safe is an owner. */
export async function startMessages({ devnet, pool, open }: LifeParameters) {
  const { db } = await open()
  let time = Date.UTC(2026, 1, 28, 12)
  const gateway = await createTestGateway({ devnet, db, pool, now: () => (time += 2_000) })
  const from = devnet.roles.whale
  const family = await createSafeOwner(devnet.client, { owners: [bob, cat], from })
  const { address: safe } = await createSafeOwner(devnet.client, {
    owners: [ann, bob, family],
    threshold: 2,
    from,
  })
  const hashesOf = (message: SafeMessage) =>
    safeMessageHashes({ safe, chainId: 1337, version: '1.4.1', message })
  const propose = async (owner: TestOwner, message: SafeMessage, more = {}) =>
    gateway.ask(proposeMessage, {
      parameters: { safe_address: safe },
      body: { message, signature: await owner.sign(hashesOf(message)), ...more },
    })
  const confirm = async (owner: TestOwner, message: SafeMessage) =>
    gateway.ask(confirmMessage, {
      parameters: { message_hash: hashesOf(message).hash },
      body: { signature: await owner.sign(hashesOf(message)) },
    })
  const read = async (message: SafeMessage) => {
    const parameters = { message_hash: hashesOf(message).hash }
    return (await gateway.ask(getMessage, { parameters })).reply
  }
  /** What anybody would be told who asks the Safe. */
  const isValid = (message: SafeMessage, signature: Hex) =>
    devnet.client
      .readContract({
        abi: parseAbi(['function isValidSignature(bytes32, bytes) view returns (bytes4)']),
        address: safe,
        functionName: 'isValidSignature',
        args: [messageHash(message), signature],
      })
      .then(
        (answer) => answer === '0x1626ba7e',
        () => false,
      )
  const setTime = (at: number) => {
    time = at
  }
  return { db, gateway, safe, family, hashesOf, propose, confirm, read, isValid, setTime }
}
