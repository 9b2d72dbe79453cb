import { missingForUpdate, updateOf } from '@love/safe/build/update'
import { safeRules } from '@love/safe/safeRules'
import { readSafeFacts } from '@love/safe/write/readSafeFacts'
import { GroupBox } from '@love/ui98/GroupBox'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useChain } from '../../../chain/chainContext.ts'
import { errorText } from '../../../chain/errorText.ts'
import { overviewsQuery } from '../gateway/overviewsQuery.ts'
import { safeKey } from '../gateway/safeKey.ts'
import { useGatewayReading } from '../gateway/useGatewayReading.ts'
import { contractBook } from '../known/contractBook.ts'
import { useProposing } from '../propose/useProposing.ts'
import { ActButton } from '../workspace/ActButton.tsx'
import type { Acting } from '../workspace/useActing.ts'

/** Which release the Safe is, and the way to the newest one. */
export function VersionBox({ safe, acting }: { safe: Address; acting: Acting }) {
  const { data, failureReason } = useUpdate(safe)
  return (
    <GroupBox legend="Version">
      {data ? (
        <Version safe={safe} acting={acting} {...data} />
      ) : (
        <p>{failureReason ? errorText(failureReason) : 'Loading…'}</p>
      )}
    </GroupBox>
  )
}

/** By the code that the node has: what a contract says of itself proves nothing. */
function useUpdate(safe: Address) {
  const { client, deployment } = useChain()
  return useQuery({
    queryKey: safeKey(safe, 'update'),
    queryFn: async () => {
      const facts = await readSafeFacts(client, { deployment, safe })
      const update = updateOf(facts)
      return { facts, update, missing: update ? await missingForUpdate(client, update) : [] }
    },
    meta: { isKept: false },
  })
}

type VersionProps = { safe: Address; acting: Acting } & NonNullable<ReturnType<typeof useUpdate>['data']>

function Version({ safe, acting, facts, update, missing }: VersionProps) {
  const { code, version } = facts
  const propose = useProposing(safe)
  if (!code.isVerified) return <p>Not a verified Safe, so it cannot be updated here.</p>
  const [absent] = missing
  const name = absent && contractBook().entry(absent.address)?.name
  return (
    <>
      <p>
        Safe {version}
        {code.isL2 && ' L2'}
        {update ? `: version ${update.to} is available.` : ', up to date.'}
      </p>
      {!safeRules(version).hasChainId && (
        <p>Signatures for this version are valid on every network where this Safe exists.</p>
      )}
      {update && absent && <p>Update unavailable: {name} is not deployed on this network.</p>}
      {update && !absent && (
        <>
          <WaitingWords safe={safe} update={update} />
          <div className="button-row safe-setting-buttons">
            <ActButton
              icon="key"
              reasonId={acting.obstacle && acting.noticeId}
              onAct={() =>
                void propose({
                  title: `Update this Safe from ${update.from} to ${update.to}`,
                  calls: update.calls,
                })
              }
            >
              Update this Safe…
            </ActButton>
          </div>
        </>
      )}
    </>
  )
}

type Update = NonNullable<VersionProps['update']>

/** What becomes of the queue. */
function WaitingWords({ safe, update }: { safe: Address; update: Update }) {
  const { data } = useGatewayReading(overviewsQuery([safe], undefined))
  const queued = data?.find(({ address }) => address.value === safe)?.queued ?? 0
  if (!update.endsWaiting) return <p>Owners, modules and the queue are kept.</p>
  return (
    <>
      <p>Owners and modules are kept.</p>
      <p className={queued > 0 ? 'error-text' : undefined}>
        Transactions still in the queue after the update can no longer be executed, because {update.to}{' '}
        computes hashes differently.
        {queued > 0 && ` The queue has ${queued}: execute or reject ${queued === 1 ? 'it' : 'them'} first.`}
      </p>
    </>
  )
}
