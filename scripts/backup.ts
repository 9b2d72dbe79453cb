import { readConfig } from '@love/server/config'
import { ConfigError } from '@love/server/errors'
import { BackupError, backupSqlite } from '@love/server/operate/backupSqlite'

/** A copy of the SQLite database into a new file, while the server runs. */
const [file] = process.argv.slice(2)
try {
  const { databaseUrl, dataDir, network } = readConfig()
  if (file === undefined) throw new BackupError('Give a file name: npm run backup -- love-backup.sqlite')
  if (databaseUrl !== undefined)
    throw new BackupError(
      'DATABASE_URL is set, so the data is in Postgres. Use pg_dump: see docs/operate.md.',
    )
  backupSqlite({ dataDir, network, file })
  console.log(`Backup written to ${file}.`)
} catch (error) {
  if (!(error instanceof BackupError || error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
