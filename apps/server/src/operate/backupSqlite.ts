import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'

export type BackupParameters = {
  /** The folder of the SQLite file, and the network that it is of. */
  dataDir: string
  network: string
  /** What is made; it must not be there. */
  file: string
}

/** Copies the database as it is at one moment, while servers go on writing to it. Throws `BackupError`. */
export function backupSqlite({ dataDir, network, file }: BackupParameters): void {
  const source = join(dataDir, `${network}.sqlite`)
  if (!existsSync(source))
    throw new BackupError(`There is no database at ${source}. Set DATA_DIR to the folder the server uses.`)
  if (existsSync(file)) throw new BackupError(`${file} already exists. Choose another file name.`)
  const part = `${file}.part`
  try {
    rmSync(part, { force: true })
    copy(source, part)
    keep(part)
    renameSync(part, file)
  } catch (cause) {
    rmSync(part, { force: true })
    throw new BackupError(`The backup could not be written to ${file}.`, { cause })
  }
}

function copy(source: string, target: string): void {
  const database = new Sqlite(source, { readonly: true, timeout: 10_000 })
  try {
    database.prepare('vacuum into ?').run(target)
  } finally {
    database.close()
  }
}

/** Whole, on the disk, and for nobody else: sessions and private notes are in it. */
function keep(file: string): void {
  chmodSync(file, 0o600)
  const database = new Sqlite(file, { readonly: true })
  try {
    const [result] = database.pragma('integrity_check') as { integrity_check: string }[]
    if (result?.integrity_check !== 'ok') throw new Error('The copy is damaged.')
  } finally {
    database.close()
  }
  const handle = openSync(file, 'r+')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Why there is no backup, and what to do about it. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
