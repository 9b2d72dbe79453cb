import type { Amount } from '@love/protocol/amounts/amount'
import { eth } from '@love/protocol/tokens/tokens'
import { useEffect, useState } from 'react'
import type { Address } from 'viem'
import { getBalance } from 'viem/actions'
import { chainDefaults } from '../chain/chainDefaults.ts'
import { errorText } from '../chain/errorText.ts'
import { walletConfig } from './config.ts'

export type BalanceState =
  | { readonly status: 'reading' }
  | { readonly status: 'read'; readonly balance: Amount }
  | { readonly status: 'failed'; readonly text: string }

/** Ether of the account by our own node, whatever the wallet says, read again at the pace of polling. */
export function useBalance(address: Address | undefined): BalanceState {
  const [state, setState] = useState<BalanceState>({ status: 'reading' })
  useEffect(() => {
    if (!address) return
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    async function read(of: Address) {
      const next: BalanceState = await getBalance(walletConfig().getClient(), { address: of }).then(
        (raw) => ({ status: 'read', balance: { raw, token: eth } }),
        (error) => ({ status: 'failed', text: errorText(error) }),
      )
      if (isOver) return
      setState(next)
      timer = setTimeout(read, chainDefaults.pollingMs, of)
    }
    void read(address)
    return () => {
      isOver = true
      clearTimeout(timer)
      setState({ status: 'reading' })
    }
  }, [address])
  return state
}
