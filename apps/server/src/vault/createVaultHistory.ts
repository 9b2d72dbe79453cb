import type { MarketHead } from '@love/protocol/market/marketReplies'
import type { VaultPricesReply } from '@love/protocol/market/vaultReplies'
import { readCursor } from '../follow/followTables.ts'
import type { Log } from '../log.ts'
import { createHistoryAnswers } from '../market/history/createHistoryAnswers.ts'
import type { ReadHead } from '../market/history/head.ts'
import { MarketQueryError } from '../market/history/MarketQueryError.ts'
import { parseTime } from '../market/history/parseTime.ts'
import { refuseUnknown } from '../market/history/refuseUnknown.ts'
import type { Database } from '../store/openStore.ts'
import { VAULT_SOURCE } from './createVaultSource.ts'
import { sharePrices } from './sharePrices.ts'

/** The newest block that the stored vault knows of; undefined before the first. */
export const readVaultHead: ReadHead = (db) => readCursor(db, VAULT_SOURCE)

export type VaultHistoryDeps = { db: Database; readHead?: ReadHead; log: Log }

/** `/market/faith/prices`: what a share of the vault was worth, as stored at the newest block. */
export function createVaultHistory({ db, readHead = readVaultHead, log }: VaultHistoryDeps) {
  const answer = createHistoryAnswers({ db, readHead, log })
  return (request: Request) =>
    answer(request, (query) => {
      refuseUnknown(query, ['from', 'to'])
      const [from, to] = [parseTime(query, 'from'), parseTime(query, 'to')]
      if (from !== undefined && to !== undefined && from > to)
        throw new MarketQueryError('The parameter from must not be after the parameter to.')
      return {
        key: `faith.${from ?? ''}.${to ?? ''}`,
        answerAt:
          ({ timestamp }) =>
          async (db): Promise<Omit<VaultPricesReply, keyof MarketHead>> => ({
            prices: await sharePrices(db, { from, to: Math.min(to ?? timestamp, timestamp) }),
          }),
      }
    })
}
