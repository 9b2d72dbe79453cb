import { readCursor } from '../../follow/followTables.ts'
import type { Database } from '../../store/openStore.ts'
import { MARKET_SOURCE } from './createMarketSource.ts'

/** The newest block that the stored market knows of; undefined before the first. */
export async function readMarketHead(
  db: Database,
): Promise<{ block: number; hash: string; timestamp: number } | undefined> {
  const cursor = await readCursor(db, MARKET_SOURCE)
  return cursor && { block: cursor.block, hash: cursor.hash, timestamp: cursor.timestamp }
}
