/** Why there is no backup, and what to do about it. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
