import { formatUsd } from '@love/protocol/prices/figure'
import type { SafeInfo, SafeOverview } from '@love/safe/api/replies/safes'
import { Icon } from '@love/ui98/Icon'
import type { Address } from 'viem'
import { AddressText } from '../../../chain/AddressText.tsx'
import { Identicon } from '../../../chain/identicon/Identicon.tsx'
import { beingRead } from '../../../chain/prices/beingRead.ts'
import { FigureText } from '../../../chain/prices/FigureText.tsx'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { decimalText } from '../assets/decimalText.ts'
import { safePath } from '../safePlace.ts'
import { OwnerKeys } from './OwnerKeys.tsx'

type SafeHeadProps = { safe: Address; info: SafeInfo; overview: SafeOverview | undefined }

/** The briefcase with its keys: which Safe this is, on every page of it. */
export function SafeHead({ safe, info, overview }: SafeHeadProps) {
  const { threshold, owners } = info
  return (
    <div className="safe-head">
      <Icon name="safe" size={32} />
      <div className="safe-head-words">
        {/* Its line is there from the beginning: what stands below would jump when the count comes. */}
        <strong>
          <ProgramLink to={safePath(safe, 'queue')}>
            {overview ? waitingWords(overview) : 'Loading the queue…'}
          </ProgramLink>
        </strong>
        <span className="safe-address">
          <Identicon address={safe} />
          <AddressText address={safe} of="this Safe" what="Address" />
        </span>
        <span className="safe-head-facts">
          <span>
            {threshold} of {owners.length} owners must sign
          </span>
          <span>
            Total{' '}
            <FigureText figure={overview ? decimalText(overview.fiatTotal) : beingRead} format={formatUsd} />
          </span>
        </span>
      </div>
      <OwnerKeys owners={owners.map(({ value }) => value)} />
    </div>
  )
}

/** What waits, and for you before all. */
export function waitingWords({
  queued,
  awaitingConfirmation,
}: Pick<SafeOverview, 'queued' | 'awaitingConfirmation'>): string {
  if (queued === 0) return 'Queue is empty'
  const all = `${queued} queued`
  if (!awaitingConfirmation) return all
  return `${awaitingConfirmation} ${awaitingConfirmation === 1 ? 'needs' : 'need'} your signature, ${all}`
}
