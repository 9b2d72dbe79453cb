import { devnet as deployment, devnetExample, devnetExtras } from '@love/contracts/deployments/1337'
import type { DevnetClient } from '@love/devnet/devnetClient'
import { assignRoles } from '@love/devnet/roles'
import type { IntentCall } from '@love/protocol/intents/intent'
import { love } from '@love/protocol/tokens/tokens'
import { rejection, safeTxOf } from '@love/safe/build/safeTxOf'
import { sendEther, sendToken } from '@love/safe/build/sends'
import { proposeSafeMessage } from '@love/safe/write/proposeSafeMessage'
import { proposeSafeTx } from '@love/safe/write/proposeSafeTx'
import { SafeWriteError } from '@love/safe/write/SafeWriteError'
import type { WriteDeps } from '@love/safe/write/writeDeps'
import { type Address, parseEther, zeroAddress } from 'viem'

export type SeedQueueParameters = {
  client: DevnetClient
  /** Where our server answers. */
  gatewayUrl: string
}

const timeoutMs = 5_000
const { teamSafe } = devnetExtras
const { childSafe, firstNonce } = devnetExample

/**
 * What waits in the team's Safes when a newcomer arrives, proposed through the gateway with real signatures. The nonces
 * are always the same: whatever is there already stays one, and what was executed on a kept chain does not come back.
 */
export async function seedQueue({ client, gatewayUrl }: SeedQueueParameters): Promise<void> {
  const [first, second, third] = assignRoles(await client.getAddresses()).demo
  const as = (owner: Address): WriteDeps => ({
    gateway: { baseUrl: gatewayUrl, timeoutMs },
    client,
    deployment,
    owner,
    line: {
      sign: (message) => client.signTypedData({ ...message, account: owner }),
      sendTransaction: () => Promise.reject(new Error('Nothing is sent here.')),
    },
  })
  const one = (call: IntentCall, nonce: bigint) =>
    safeTxOf({ calls: [call], nonce, multiSendCallOnly: zeroAddress })
  const token = { address: deployment.tokens.LOVE, symbol: love.symbol, decimals: love.decimals }
  const grant = sendToken({ token, to: third, amount: parseEther('25000') })
  const bet = sendEther({ to: first, amount: parseEther('2') })
  const rent = sendEther({ to: second, amount: parseEther('0.75') })
  const note = (text: string) => JSON.stringify({ note: text })
  const steps = [
    () =>
      proposeSafeTx(as(second), {
        safe: teamSafe,
        tx: one(grant, firstNonce),
        origin: note('Translation into four languages, second half. Invoice 2026-11.'),
      }),
    () => proposeSafeTx(as(third), { safe: teamSafe, tx: one(bet, firstNonce + 1n) }),
    () => proposeSafeTx(as(second), { safe: teamSafe, tx: rejection(teamSafe, firstNonce + 1n) }),
    () =>
      proposeSafeMessage(as(second), {
        safe: teamSafe,
        message: 'The LOVE team controls this Safe. Audit report 2026, page 1.',
      }),
    () => proposeSafeTx(as(third), { safe: childSafe, tx: one(rent, 0n) }),
  ]
  for (const step of steps)
    await step().catch((error: unknown) => {
      // Executed or changed owners: then somebody lives there, and it is their Safe now.
      if (!(error instanceof SafeWriteError)) throw error
    })
}
