import type { CreateTableBuilder } from 'kysely'
import { defineMigration } from '../migration.ts'

/**
 * The Safes whose life is kept. `new`: where to begin is not known yet; `filling`: its past is being read; `live`: it
 * is read together with all others. Nothing of it is stored, or has to be, before `first_block`.
 */
export type SafeFollowed = {
  address: string
  reason: 'visited' | 'owned' | 'created'
  state: 'new' | 'filling' | 'live'
  /** Milliseconds since 1970. */
  added_at: number
  first_block: number | null
}

/** Where an event stands. Addresses and hashes in lower case, times in seconds since 1970, amounts as decimal text. */
type EventRow = {
  safe: string
  block: number
  log_index: number
  timestamp: number
  transaction_hash: string
}

/** Of followed Safes, and of all others that a known factory made. What could not be read is null. */
export type SafeCreations = EventRow & {
  creator: string | null
  factory: string | null
  implementation: string | null
  /** Separated by commas. */
  owners: string | null
  threshold: number | null
  fallback_handler: string | null
}

/** Who owned a Safe since when, and until when; null while it is so. */
export type SafeOwners = {
  safe: string
  owner: string
  since_block: number
  since_log_index: number
  until_block: number | null
  until_log_index: number | null
}

/** Of executed transactions. `id` is the safeTxHash. What was signed is null where `is_decoded` is 0. */
export type SafeExecutions = EventRow & {
  id: string
  nonce: number
  success: 0 | 1
  payment: string
  /** Who sent the transaction to the chain. */
  executor: string | null
  is_decoded: 0 | 1
  to: string | null
  value: string | null
  data: string | null
  operation: number | null
  safe_tx_gas: string | null
  base_gas: string | null
  gas_price: string | null
  gas_token: string | null
  refund_receiver: string | null
  signatures: string | null
}

/** What modules did. `to` to `operation` are null for Safes that do not tell. */
export type SafeModuleExecutions = EventRow & {
  id: string
  module: string
  success: 0 | 1
  to: string | null
  value: string | null
  data: string | null
  operation: number | null
}

/** `part` counts several that follow from one event. `token` is null for ether. Of an ERC-1155 token both value and token_id are told, of all others one. */
export type SafeTransfers = EventRow & {
  part: number
  id: string
  kind: 'ether' | 'erc20' | 'erc721' | 'erc1155'
  direction: 'incoming' | 'outgoing'
  from: string
  to: string
  token: string | null
  value: string | null
  token_id: string | null
}

export type SafeSettingKind =
  | 'owner-added'
  | 'owner-removed'
  | 'threshold'
  | 'module-enabled'
  | 'module-disabled'
  | 'guard'
  | 'fallback-handler'
  | 'implementation'

/** `value` is an address, or the threshold as decimal text. */
export type SafeSettingsTable = EventRow & { kind: SafeSettingKind; value: string }

export type SafeApprovals = EventRow & { hash: string; owner: string }

export type SafeSignedMessages = EventRow & { hash: string }

/** What a list shows, one row each, by the `id` of the table of its kind; of a creation the transaction. */
export type SafeHistory = EventRow & {
  part: number
  kind: 'multisig' | 'module' | 'transfer' | 'creation'
  id: string
}

/** Grows with every change of what is told about a Safe, and never falls. */
export type SafeVersionsTable = { safe: string; version: number }

const place = ['block', 'log_index', 'timestamp']
const call = ['to', 'value', 'data']
const gas = ['safe_tx_gas', 'base_gas', 'gas_price', 'gas_token', 'refund_receiver', 'signatures']

type Columns = {
  numbers?: readonly string[]
  texts?: readonly string[]
  numbersOrNull?: readonly string[]
  textsOrNull?: readonly string[]
}

export const safeIndex = defineMigration<{
  safe_followed: SafeFollowed
  safe_creations: SafeCreations
  safe_owners: SafeOwners
  safe_executions: SafeExecutions
  safe_module_executions: SafeModuleExecutions
  safe_transfers: SafeTransfers
  safe_settings: SafeSettingsTable
  safe_approvals: SafeApprovals
  safe_signed_messages: SafeSignedMessages
  safe_history: SafeHistory
  safe_versions: SafeVersionsTable
}>({
  id: 'safe-index',
  up: async ({ schema }) => {
    const table = async (name: string, key: readonly string[], columns: Columns) => {
      const { numbers = [], texts = [], numbersOrNull = [], textsOrNull = [] } = columns
      let builder: CreateTableBuilder<string, string> = schema.createTable(name)
      for (const column of numbers) builder = builder.addColumn(column, 'bigint', (type) => type.notNull())
      for (const column of texts) builder = builder.addColumn(column, 'text', (type) => type.notNull())
      for (const column of numbersOrNull) builder = builder.addColumn(column, 'bigint')
      for (const column of textsOrNull) builder = builder.addColumn(column, 'text')
      await builder.addPrimaryKeyConstraint(`${name}_key`, [...key]).execute()
    }
    const index = (name: string, columns: readonly string[]) =>
      schema
        .createIndex([name, 'by', ...columns].join('_'))
        .on(name)
        .columns([...columns])
        .execute()
    const events = async (name: string, columns: Columns, key = ['safe', 'block', 'log_index']) => {
      const { numbers = [], texts = [] } = columns
      await table(name, key, {
        ...columns,
        numbers: [...place, ...numbers],
        texts: ['safe', 'transaction_hash', ...texts],
      })
      // What a reorganisation takes away.
      await index(name, ['block'])
    }
    const partKey = ['safe', 'block', 'log_index', 'part']

    await table('safe_followed', ['address'], {
      numbers: ['added_at'],
      texts: ['address', 'reason', 'state'],
      numbersOrNull: ['first_block'],
    })
    await index('safe_followed', ['state'])
    await events(
      'safe_creations',
      {
        numbersOrNull: ['threshold'],
        textsOrNull: ['creator', 'factory', 'implementation', 'owners', 'fallback_handler'],
      },
      ['safe'],
    )
    await table('safe_owners', ['safe', 'owner', 'since_block', 'since_log_index'], {
      numbers: ['since_block', 'since_log_index'],
      texts: ['safe', 'owner'],
      numbersOrNull: ['until_block', 'until_log_index'],
    })
    await index('safe_owners', ['owner'])
    await index('safe_owners', ['since_block'])
    await index('safe_owners', ['until_block'])
    await events('safe_executions', {
      numbers: ['nonce', 'success', 'is_decoded'],
      texts: ['id', 'payment'],
      numbersOrNull: ['operation'],
      textsOrNull: ['executor', ...call, ...gas],
    })
    // The hash alone is asked for, too.
    await index('safe_executions', ['id', 'safe'])
    await index('safe_executions', ['safe', 'nonce', 'id'])
    await events('safe_module_executions', {
      numbers: ['success'],
      texts: ['id', 'module'],
      numbersOrNull: ['operation'],
      textsOrNull: call,
    })
    await index('safe_module_executions', ['safe', 'id'])
    await events(
      'safe_transfers',
      {
        numbers: ['part'],
        texts: ['id', 'kind', 'direction', 'from', 'to'],
        textsOrNull: ['token', 'value', 'token_id'],
      },
      partKey,
    )
    await index('safe_transfers', ['safe', 'id'])
    await index('safe_transfers', ['safe', 'direction', 'block', 'log_index', 'part'])
    // Who was paid before, by how an address begins.
    await index('safe_transfers', ['safe', 'direction', 'to'])
    await events('safe_settings', { texts: ['kind', 'value'] })
    await index('safe_settings', ['safe', 'kind', 'block', 'log_index'])
    await events('safe_approvals', { texts: ['hash', 'owner'] })
    await index('safe_approvals', ['safe', 'hash'])
    await events('safe_signed_messages', { texts: ['hash'] })
    await index('safe_signed_messages', ['safe', 'hash'])
    await events('safe_history', { numbers: ['part'], texts: ['kind', 'id'] }, partKey)
    await index('safe_history', ['safe', 'kind', 'block', 'log_index', 'part'])
    await table('safe_versions', ['safe'], { numbers: ['version'], texts: ['safe'] })
  },
})
