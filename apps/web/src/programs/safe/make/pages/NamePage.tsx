import type { NewSafeVersion } from '@love/safe/make/newSafe'
import { Field } from '@love/ui98/Field'
import { ProgressBar } from '@love/ui98/ProgressBar'
import { Select } from '@love/ui98/Select'
import { longestName } from '../../../../book/addressBook/addressBook.ts'
import { network } from '../../../../chain/network.ts'

type NamePageProps = {
  name: string
  onName: (name: string) => void
  /** Undefined while the chain is asked. */
  releases: readonly NewSafeVersion[] | undefined
  /** Why it could not be asked. */
  failure: string | undefined
  version: NewSafeVersion | undefined
  onVersion: (version: NewSafeVersion) => void
}

export function NamePage({ name, onName, releases, failure, version, onVersion }: NamePageProps) {
  return (
    <div className="stack">
      <p>
        A Safe is a shared account on {network.chain.name}: transactions need signatures from as many of its
        owners as you choose. Deploying costs a network fee once; Safe itself charges nothing.
      </p>
      <Field
        label="Name (optional)"
        placeholder="Team treasury"
        maxLength={longestName}
        autoComplete="off"
        hint="Saved in your address book. Only you see it."
        value={name}
        onChange={onName}
      />
      {releases === undefined && failure === undefined && (
        <ProgressBar label="Checking the Safe contracts…" />
      )}
      {releases === undefined && failure !== undefined && (
        <p role="alert" className="error-text">
          {failure}
        </p>
      )}
      {releases?.length === 0 && (
        <p role="alert" className="error-text">
          New Safes cannot be created here: the official Safe contracts are not deployed on{' '}
          {network.chain.name}.
        </p>
      )}
      {releases && releases.length > 1 && version && (
        <Select
          label="Safe version"
          options={releases.map((value) => ({ value, label: value }))}
          value={version}
          onChange={(next) => {
            const found = releases.find((one) => one === next)
            if (found) onVersion(found)
          }}
        />
      )}
    </div>
  )
}
