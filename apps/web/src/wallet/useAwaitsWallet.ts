import { useEffect, useState } from 'react'
import { isFramed } from '../browser/isFramed.ts'
import { readConnectedWallet } from './connectedWallet.ts'
import { useConnection } from './connection.ts'

/** Milliseconds; a wallet that takes longer is not worth an empty table. */
const patienceMs = 500

/**
 * While the wallet of the last visit or the Safe around this page is being called: a table that waits for it is read
 * in one request, with the figures of its owner in it.
 */
export function useAwaitsWallet(): boolean {
  const { isConnected } = useConnection()
  const [isPatient, setPatient] = useState(true)
  useEffect(() => {
    const timer = setTimeout(setPatient, patienceMs, false)
    return () => clearTimeout(timer)
  }, [])
  return isPatient && !isConnected && (readConnectedWallet() !== null || isFramed())
}
