import type { SafeTx } from '@love/safe/safeTx'
import { GroupBox } from '@love/ui98/GroupBox'
import type { Address } from 'viem'
import { CallTree } from '../calls/CallTree.tsx'

/** What a transaction does, call by call, to any depth that can be opened. */
export function CallTreeBox({ safe, tx }: { safe: Address; tx: SafeTx }) {
  return (
    <GroupBox legend="Transaction details">
      <CallTree safe={safe} tx={tx} />
    </GroupBox>
  )
}
