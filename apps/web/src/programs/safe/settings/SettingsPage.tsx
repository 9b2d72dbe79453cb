import '../propose/propose.css'
import { safeRules } from '@love/safe/safeRules'
import { Button } from '@love/ui98/Button'
import { Checkbox } from '@love/ui98/Checkbox'
import { FactList } from '@love/ui98/FactList'
import { GroupBox } from '@love/ui98/GroupBox'
import { type ReactNode, useState } from 'react'
import type { Address } from 'viem'
import { ProgramLink } from '../../../desktop/windows/ProgramLink.tsx'
import { useStore } from '../../../storage/useStore.ts'
import { GatewayNotice } from '../gateway/GatewayNotice.tsx'
import { SafeAddress } from '../known/SafeAddress.tsx'
import { useWho } from '../known/useWho.ts'
import { LimitsBox } from '../limits/LimitsBox.tsx'
import { mustCompare } from '../matcher/comparing.ts'
import { OwnerList } from '../overview/OwnerList.tsx'
import { useDraft } from '../propose/useDraft.ts'
import { safePath } from '../safePlace.ts'
import { ActNotice } from '../workspace/ActNotice.tsx'
import type { SafePageProps } from '../workspace/pageProps.ts'
import { useActing } from '../workspace/useActing.ts'
import { ChangeForm } from './ChangeForm.tsx'
import type { Editing } from './changeForms.ts'
import { VersionBox } from './VersionBox.tsx'

/** How the Safe is run. Every change is a proposal of its own, or a part of the batch. */
export function SettingsPage({ safe, info, infoReading }: SafePageProps) {
  const { owners, threshold, modules, guard, fallbackHandler } = info
  const acting = useActing(owners)
  const { who } = useWho()
  const { draft } = useDraft(safe)
  const compares = useStore(mustCompare)
  const [editing, setEditing] = useState<Editing>()
  const { hasGuards, hasFallbackHandler } = rulesOf(info.version)
  const close = () => setEditing(undefined)
  const formFor = (...kinds: readonly Editing['kind'][]) =>
    editing && kinds.includes(editing.kind) ? (
      <ChangeForm
        key={JSON.stringify(editing)}
        safe={safe}
        info={info}
        acting={acting}
        editing={editing}
        onClose={close}
      />
    ) : null
  const edit = (label: string, next: Editing, name = label) => (
    <Button compact aria-label={name} onClick={() => setEditing(next)}>
      {label}…
    </Button>
  )
  return (
    <div className="stack">
      <GatewayNotice reading={infoReading} />
      <ActNotice acting={acting} />
      {draft.length > 0 && (
        <p role="status">
          <ProgramLink to={safePath(safe, 'propose')}>
            The batch has {draft.length} {draft.length === 1 ? 'call' : 'calls'}
          </ProgramLink>
          : changes made here are added to it.
        </p>
      )}
      <GroupBox legend="Owners">
        <OwnerList
          safe={safe}
          owners={owners.map(({ value }) => value)}
          actions={(owner) => (
            <span className="button-row">
              {edit('Replace', { kind: 'swapOwner', owner }, `Replace ${who(owner)}`)}
              {owners.length > 1 && edit('Remove', { kind: 'removeOwner', owner }, `Remove ${who(owner)}`)}
            </span>
          )}
        />
        <Buttons>{edit('Add owner', { kind: 'addOwner' })}</Buttons>
        {formFor('addOwner', 'removeOwner', 'swapOwner')}
      </GroupBox>
      <GroupBox legend="Threshold">
        <p>
          {threshold} of {owners.length} {owners.length === 1 ? 'owner' : 'owners'} must sign to execute a
          transaction.
        </p>
        <Buttons>{edit('Change threshold', { kind: 'changeThreshold' })}</Buttons>
        {formFor('changeThreshold')}
      </GroupBox>
      <GroupBox legend="Modules">
        <p>Modules can act for the Safe without signatures.</p>
        {modules?.length ? (
          <ul className="safe-owners">
            {modules.map(({ value: module }, index) => (
              <li key={module}>
                <SafeAddress address={module} of={`module ${index + 1}`} />
                {edit('Disable', { kind: 'disableModule', module }, `Disable ${who(module)}`)}
              </li>
            ))}
          </ul>
        ) : (
          <p>No modules.</p>
        )}
        <Buttons>{edit('Enable module', { kind: 'enableModule' })}</Buttons>
        {formFor('enableModule', 'disableModule')}
      </GroupBox>
      <LimitsBox safe={safe} info={info} acting={acting} />
      {hasFallbackHandler && (
        <GroupBox legend={hasGuards ? 'Guard and fallback handler' : 'Fallback handler'}>
          <FactList
            facts={[
              ...(hasGuards
                ? [{ label: 'Guard', value: <Contract address={guard?.value} of="the guard" /> }]
                : []),
              {
                label: 'Fallback handler',
                value: <Contract address={fallbackHandler?.value} of="the fallback handler" />,
              },
            ]}
          />
          <Buttons>
            {hasGuards && edit('Set guard', { kind: 'setGuard' })}
            {guard && edit('Remove guard', { kind: 'removeGuard' })}
            {edit('Set fallback handler', { kind: 'setFallbackHandler' })}
            {fallbackHandler && edit('Remove fallback handler', { kind: 'removeFallbackHandler' })}
          </Buttons>
          {formFor('setGuard', 'removeGuard', 'setFallbackHandler', 'removeFallbackHandler')}
        </GroupBox>
      )}
      <VersionBox safe={safe} acting={acting} />
      <GroupBox legend="In this browser">
        <Checkbox
          checked={compares}
          onChange={(checked) => mustCompare.update(() => checked)}
          label="Ask me to compare hashes with my device before I sign"
          hint="Other owners can see whether you compared the hash."
        />
      </GroupBox>
    </div>
  )
}

/** What says no version has all of it: whoever signs for it is warned anyway. */
function rulesOf(version: string | null) {
  try {
    return safeRules(version ?? '')
  } catch {
    return { hasGuards: true, hasFallbackHandler: true }
  }
}

function Buttons({ children }: { children: ReactNode }) {
  return <div className="button-row safe-setting-buttons">{children}</div>
}

function Contract({ address, of }: { address: Address | undefined; of: string }) {
  return address ? <SafeAddress address={address} of={of} /> : 'none'
}
