import type { CreateTableBuilder } from 'kysely'
import { defineMigration } from '../migration.ts'

/** What owners proposed, whatever became of it. Hex in lower case, amounts as decimal text, times in milliseconds. */
export type SafeProposals = {
  safe_tx_hash: string
  safe: string
  nonce: number
  to: string
  value: string
  data: string
  operation: 0 | 1
  safe_tx_gas: string
  base_gas: string
  gas_price: string
  gas_token: string
  refund_receiver: string
  proposer: string
  /** The app that it came from, in words that nobody has checked. */
  origin: string | null
  submitted_at: number
}

/** One for an owner, whatever the bytes are. Approvals on the chain stand in `safe_approvals` alone. */
export type SafeConfirmations = {
  safe_tx_hash: string
  owner: string
  kind: 'eoa' | 'eth_sign' | 'contract'
  signature: string
  submitted_at: number
}

export type SafeMessages = {
  /** What the owners sign: the Safe is part of it. */
  message_hash: string
  safe: string
  /** JSON: a text or typed data. */
  message: string
  proposed_by: string
  origin: string | null
  submitted_at: number
}

export type SafeMessageSignatures = {
  message_hash: string
  owner: string
  kind: 'eoa' | 'eth_sign' | 'contract'
  signature: string
  submitted_at: number
}

const numbers: readonly string[] = ['nonce', 'operation', 'submitted_at']

export const safeProposals = defineMigration<{
  safe_proposals: SafeProposals
  safe_confirmations: SafeConfirmations
  safe_messages: SafeMessages
  safe_message_signatures: SafeMessageSignatures
}>({
  id: 'safe-proposals',
  up: async ({ schema }) => {
    const table = async (name: string, key: readonly string[], columns: readonly string[]) => {
      let builder: CreateTableBuilder<string, string> = schema.createTable(name)
      for (const column of [...key, ...columns])
        builder = builder.addColumn(column, numbers.includes(column) ? 'bigint' : 'text', (type) =>
          column === 'origin' ? type : type.notNull(),
        )
      await builder.addPrimaryKeyConstraint(`${name}_key`, [...key]).execute()
    }
    const call = ['nonce', 'to', 'value', 'data', 'operation']
    const gas = ['safe_tx_gas', 'base_gas', 'gas_price', 'gas_token', 'refund_receiver']
    const signature = ['kind', 'signature', 'submitted_at']
    await table(
      'safe_proposals',
      ['safe_tx_hash', 'safe'],
      [...call, ...gas, 'proposer', 'origin', 'submitted_at'],
    )
    await schema
      .createIndex('safe_proposals_by_place')
      .on('safe_proposals')
      .columns(['safe', 'nonce', 'submitted_at', 'safe_tx_hash'])
      .execute()
    await table('safe_confirmations', ['safe_tx_hash', 'owner'], signature)
    await table(
      'safe_messages',
      ['message_hash', 'safe'],
      ['message', 'proposed_by', 'origin', 'submitted_at'],
    )
    await schema
      .createIndex('safe_messages_by_place')
      .on('safe_messages')
      .columns(['safe', 'submitted_at', 'message_hash'])
      .execute()
    await table('safe_message_signatures', ['message_hash', 'owner'], signature)
  },
})
