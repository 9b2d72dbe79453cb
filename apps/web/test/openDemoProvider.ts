import { devnetExtras } from '@love/contracts/deployments/1337'
import { createClient, custom, numberToHex } from 'viem'
import type { ChainClient } from '../src/chain/createChainClient.ts'
import { devnetChain } from '../src/chain/devnetChain.ts'
import type { ApprovalQuestion } from '../src/wallet/demo/createApprovals.ts'
import { createDemoProvider } from '../src/wallet/demo/createDemoProvider.ts'
import { demoAccounts } from '../src/wallet/demo/demoAccounts.ts'

const [one, two] = demoAccounts.map(({ address }) => address)
if (!one || !two) throw new Error('There are no demo accounts.')
export const [first, second] = [one, two]

/** Of everything that is sent. */
export const hash = `0x${'ab'.repeat(32)}`

/** A node of this devnet that keeps what it is sent. */
function fakeNode(changes: Readonly<Record<string, unknown>> = {}) {
  const sent: string[] = []
  const answers: Readonly<Record<string, unknown>> = {
    eth_chainId: '0x539',
    eth_estimateGas: '0x5208',
    eth_maxPriorityFeePerGas: '0x1',
    eth_getBlockByNumber: { number: '0x1', baseFeePerGas: '0x1', timestamp: '0x1', transactions: [] },
    eth_blockNumber: '0x2a',
    ...changes,
  }
  const request = async ({ method, params }: { method: string; params?: readonly unknown[] }) => {
    if (method === 'eth_sendRawTransaction') {
      sent.push(String(params?.[0]))
      return hash
    }
    if (method === 'eth_getTransactionCount') return numberToHex(7 + sent.length)
    if (method in answers) return answers[method]
    throw { code: -32601, message: 'The method is not found.' }
  }
  const client = createClient({ chain: devnetChain, transport: custom({ request }, { retryCount: 0 }) })
  return { client: client as ChainClient, sent }
}

/** The demo wallet on such a node, with somebody who answers at once. */
export function openDemoProvider({
  approves = true,
  chosen = first as string | null,
  node = {},
  canBatch = true,
} = {}) {
  const questions: ApprovalQuestion[] = []
  const { client, sent } = fakeNode(node)
  let stored = chosen
  const provider = createDemoProvider({
    accounts: demoAccounts,
    client,
    batchAccount: devnetExtras.batchAccount,
    canBatch: () => canBatch,
    ask: async (question) => {
      questions.push(question)
      if (!approves) throw Object.assign(new Error('rejected'), { code: 4001 })
      return question.kind === 'connect' ? question.accounts[1] : undefined
    },
    chosen: {
      read: () => stored,
      write: (address) => {
        stored = address
      },
      remove: () => {
        stored = null
      },
    },
  })
  const ask = (method: string, ...params: unknown[]) => provider.request({ method, params })
  return { provider, ask, questions, sent }
}
