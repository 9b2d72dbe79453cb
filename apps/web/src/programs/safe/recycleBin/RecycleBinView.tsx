import type { Address } from 'viem'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { safePath } from '../safePlace.ts'
import { ChainWindow } from '../workspace/ChainWindow.tsx'
import { BinPage } from './BinPage.tsx'

/** Deletions that can be undone. What was deleted shows also while the gateway is away. */
export function RecycleBinView({ safe }: { safe: Address }) {
  return (
    <ChainWindow
      safe={safe}
      title="Recycle Bin"
      ways={
        <>
          {' · '}
          <ProgramLink to={safePath(safe, 'queue')}>Queue</ProgramLink>
        </>
      }
      status={({ nonce }) => [`Next nonce ${nonce}`]}
    >
      {(facts) => <BinPage facts={facts} />}
    </ChainWindow>
  )
}
