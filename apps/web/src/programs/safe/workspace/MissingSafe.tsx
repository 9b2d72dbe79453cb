import { SafeApiError } from '@love/safe/api/client/errors'
import type { SafeCode } from '@love/safe/trust/createSafeVerifier'
import { Button } from '@love/ui98/Button'
import { Icon } from '@love/ui98/Icon'
import { ProgressBar } from '@love/ui98/ProgressBar'
import { useIsFetching } from '@tanstack/react-query'
import type { Address } from 'viem'
import { AddressText } from '../../../chain/AddressText.tsx'
import { chainDefaults } from '../../../chain/chainDefaults.ts'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { ProgramWindow } from '../../../desktop/windows/ProgramWindow.tsx'
import { gatewayErrorText } from '../../../wallet/safe/gateway/gatewayErrorText.ts'
import { safeKey } from '../gateway/safeKey.ts'

/** A gateway sees a new Safe some blocks after the chain has it. */
const patienceMs = 60_000

type KnownCode = SafeCode | undefined

/** Whether to ask once more, of a gateway that found none after the node has found one, or may still find it. */
export function looksAgain(count: number, error: unknown, code: KnownCode): boolean {
  return isMissing(error) && code?.isVerified !== false && count * chainDefaults.pollingMs < patienceMs
}

const isMissing = (error: unknown) => error instanceof SafeApiError && error.status === 404

type MissingSafeProps = {
  safe: Address
  failureReason: unknown
  code: KnownCode
  readAgain: () => Promise<void>
}

/** The gateway has looked and there is none, or none that it can follow. */
export function MissingSafe({ safe, failureReason, code, readAgain }: MissingSafeProps) {
  const isLate = isMissing(failureReason) && code?.isVerified === true
  return (
    <ProgramWindow className="safe-window">
      <div className="message">
        <Icon name={isLate ? 'info' : 'error'} size={32} />
        <div className="message-text">
          {isLate ? (
            <LateGateway safe={safe} readAgain={readAgain} />
          ) : (
            <p role="alert">{gatewayErrorText(failureReason)}</p>
          )}
          <p>
            <AddressText address={safe} of="this account" what="Address" full />
          </p>
          <p>
            <ProgramLink to="/safe">Open another Safe</ProgramLink>
            {' · '}
            <ProgramLink to={`/portfolio/${safe}`}>View its portfolio</ProgramLink>
          </p>
        </div>
      </div>
    </ProgramWindow>
  )
}

function LateGateway({ safe, readAgain }: Pick<MissingSafeProps, 'safe' | 'readAgain'>) {
  const isLooking = useIsFetching({ queryKey: safeKey(safe, 'info'), exact: true }) > 0
  return (
    <div className="stack" role="status">
      {isLooking ? (
        <>
          <p>The Safe service has not seen this Safe yet. That is normal right after it was created.</p>
          <ProgressBar label="Looking again…" />
        </>
      ) : (
        <>
          <p>The Safe is on the network, but the Safe service still does not see it.</p>
          <div className="button-row">
            <Button onClick={() => void readAgain()}>Retry</Button>
          </div>
        </>
      )}
    </div>
  )
}
