import { useEffect } from 'react'
import { getAddress } from 'viem'
import { network } from '../../chain/network.ts'
import { useConnection } from '../connection.ts'
import { transactionSetup } from './transactionSetup.ts'
import { watchTransactions } from './watchTransactions.ts'

/** Follows the transactions of the connected address. Shows nothing: toasts and lists do. */
export function TransactionWatcher() {
  const { address } = useConnection()
  useEffect(() => {
    if (!address) return
    const { poll } = transactionSetup().watcher
    return watchTransactions(
      { poll, page: document },
      { address: getAddress(address), chainId: network.chain.id },
    )
  }, [address])
  return null
}
