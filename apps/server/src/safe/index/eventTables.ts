/** Where everything of a Safe stands by its block. */
export const eventTables = [
  'safe_creations',
  'safe_executions',
  'safe_module_executions',
  'safe_transfers',
  'safe_settings',
  'safe_approvals',
  'safe_signed_messages',
  'safe_history',
] as const
