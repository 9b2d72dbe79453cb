import { faithVaultAbi } from '@love/contracts/abi/faithVault.abi'
import { getAbiItem, toEventSelector } from 'viem'
import { dataWords } from '../follow/dataWords.ts'
import type { TimedLog } from '../follow/followSource.ts'
import type { VaultMoves } from '../store/migrations/vault.ts'

/** A move as the vault tells it. */
export type ToldMove = Omit<VaultMoves, 'supply'>

export const enteredTopic = toEventSelector(getAbiItem({ abi: faithVaultAbi, name: 'Entered' }))
export const leftTopic = toEventSelector(getAbiItem({ abi: faithVaultAbi, name: 'Left' }))

/** The events as they are stored. One of another shape is none of this vault's. */
export function vaultRows(logs: readonly TimedLog[]): ToldMove[] {
  return logs.flatMap(({ block, logIndex, timestamp, topics: [topic, user], data }): ToldMove[] => {
    const [love, shares, feeShares] = dataWords(data).map(String)
    if (user === undefined || love === undefined || shares === undefined) return []
    const row = {
      ...{ block, log_index: logIndex, timestamp, love, shares },
      account: `0x${user.slice(-40)}`,
    }
    if (topic === leftTopic) return [{ ...row, kind: 'left', fee_shares: '0' }]
    if (topic !== enteredTopic || feeShares === undefined) return []
    return [{ ...row, kind: 'entered', fee_shares: feeShares }]
  })
}
