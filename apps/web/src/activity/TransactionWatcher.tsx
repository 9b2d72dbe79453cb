import { useEffect } from 'react'
import { type Address, getAddress } from 'viem'
import { network } from '../chain/network.ts'
import { useConnection } from '../wallet/connection.ts'
import { transactionSetup } from './transactionSetup.ts'
import { watchTransactions } from './watchTransactions.ts'

/** Follows the transactions of the connected address. Shows nothing: toasts and lists do. */
export function TransactionWatcher() {
  const { address, ownerAddress } = useConnection()
  useEffect(() => watch(address), [address])
  // Who acts as a Safe executes its transactions with the own account.
  useEffect(() => watch(ownerAddress), [ownerAddress])
  return null
}

function watch(address: Address | undefined): (() => void) | undefined {
  if (!address) return undefined
  const { poll } = transactionSetup().watcher
  return watchTransactions(
    { poll, page: document },
    { address: getAddress(address), chainId: network.chain.id },
  )
}
