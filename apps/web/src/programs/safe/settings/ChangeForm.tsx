import { Button } from '@love/ui98/Button'
import { Checkbox } from '@love/ui98/Checkbox'
import { useLentFocus } from '@love/ui98/focus'
import { GroupBox } from '@love/ui98/GroupBox'
import { Select } from '@love/ui98/Select'
import { type FormEvent, useState } from 'react'
import { useChain } from '../../../chain/chainContext.ts'
import type { DraftPart } from '../../../wallet/safe/batch/draft.ts'
import { AddressField } from '../propose/AddressField.tsx'
import { DraftButtons } from '../propose/DraftButtons.tsx'
import { planDraft } from '../propose/planDraft.ts'
import { useDraft } from '../propose/useDraft.ts'
import { useKnownPeople } from '../propose/useKnownPeople.ts'
import { useReadSettings, useSafeSettings } from '../propose/useSafeSettings.ts'
import type { SafePageProps } from '../workspace/pageProps.ts'
import type { Acting } from '../workspace/useActing.ts'
import { buildChange, type ChangeProblems } from './buildChange.ts'
import { changeForm, type Editing } from './changeForms.ts'

type ChangeFormProps = Pick<SafePageProps, 'safe' | 'info'> & {
  acting: Acting
  editing: Editing
  onClose: () => void
}

/** One change of how the Safe is run. It begins where the batch ends. */
export function ChangeForm({ safe, info, acting, editing, onClose }: ChangeFormProps) {
  const ref = useLentFocus()
  const { client, deployment } = useChain()
  const { draft } = useDraft(safe)
  const settings = planDraft(useSafeSettings(safe, { isOn: true }), draft).after
  const readSettings = useReadSettings(safe)
  const known = useKnownPeople(info)
  const [address, setAddress] = useState('')
  const [threshold, setThreshold] = useState<number>()
  const [isTicked, setTicked] = useState(false)
  const [problems, setProblems] = useState<ChangeProblems>({})
  const form = changeForm(editing, settings ?? { owners: info.owners.map(({ value }) => value) })
  const { legend, addressLabel, ownersThen, danger } = form
  const most = Math.max(1, ownersThen ?? 1)
  const chosen = Math.min(threshold ?? settings?.threshold ?? info.threshold, most)

  async function build(): Promise<DraftPart | undefined> {
    const given = { address, threshold: chosen, isTicked }
    const { multicall3 } = deployment
    const built = await buildChange(client, { form, given, draft, readSettings, multicall3 })
    const isBuilt = 'change' in built
    setProblems(isBuilt ? {} : built.problems)
    return isBuilt ? { kind: 'change', change: built.change } : undefined
  }

  return (
    <form ref={ref} onSubmit={(event: FormEvent) => event.preventDefault()} noValidate>
      <GroupBox legend={<span className="safe-batch-words">{legend}</span>}>
        <div className="stack">
          {addressLabel && (
            <AddressField
              safe={safe}
              known={known}
              label={addressLabel}
              value={address}
              onChange={(next) => {
                setAddress(next)
                setProblems({})
              }}
              error={problems.address}
            />
          )}
          {ownersThen !== undefined && (
            <Select
              label={`New threshold (of ${most} ${most === 1 ? 'owner' : 'owners'})`}
              options={Array.from({ length: most }, (_, index) => String(index + 1)).map((value) => ({
                value,
                label: value,
              }))}
              value={String(chosen)}
              onChange={(next) => {
                setThreshold(Number(next))
                setProblems({})
              }}
            />
          )}
          {danger && (
            <Checkbox
              label={danger}
              checked={isTicked}
              onChange={(next) => {
                setTicked(next)
                setProblems({})
              }}
              error={problems.danger}
            />
          )}
          {problems.change && (
            <p role="alert" className="error-text">
              {problems.change}
            </p>
          )}
          <DraftButtons safe={safe} acting={acting} build={build} onTaken={onClose}>
            <Button onClick={onClose}>Cancel</Button>
          </DraftButtons>
        </div>
      </GroupBox>
    </form>
  )
}
