/** What apps and hosts know each other's refusals by: the letters count. */
export const errorTexts = {
  noWindow: "Window doesn't exist",
  noSafeInfo: 'Could not load Safe information',
  noProvider: 'provider is required.',
  badSafeTxHash: 'Invalid safeTxHash',
  noTransactions: 'No transactions were passed',
  badTypedData: 'Invalid typed data',
  badMessage: 'Invalid message type',
  badSigner: 'The address or message hash is invalid',
  badTypedDataSigner: 'The address is invalid',
  badPermissions: 'Permissions request is invalid',
  permissionsRejected: 'Permissions rejected',
  notImplemented: (method: string) => `"${method}" not implemented`,
} as const
