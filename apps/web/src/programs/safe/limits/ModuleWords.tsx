import type { ModuleLimits } from './limitsQuery.ts'

/** What is wrong with the contracts, and which one keeps the limits. */
export function ModuleWords({ modules }: { modules: readonly ModuleLimits[] }) {
  const foreign = modules.filter(({ code }) => code === 'foreign')
  const usable = modules.filter(({ code }) => code === 'official')
  const enabled = usable.filter(({ isEnabled }) => isEnabled)
  return (
    <>
      {foreign.map(({ version, address, isEnabled }) => (
        <p key={address} role="alert" className="error-text">
          <strong>Not verified:</strong> the contract at {address} is not Safe’s AllowanceModule {version}. It
          cannot be used here.{isEnabled && ' This Safe has it enabled: disable it under Modules.'}
        </p>
      ))}
      {usable.length === 0 && foreign.length === 0 && (
        <p>Unavailable: Safe’s AllowanceModule is not deployed on this network.</p>
      )}
      {enabled.map(({ version, address }) => (
        <p key={address}>Kept by Safe’s AllowanceModule {version}, verified by its code.</p>
      ))}
    </>
  )
}
