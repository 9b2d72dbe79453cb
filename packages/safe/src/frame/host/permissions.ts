import { errorTexts, FrameError, rejectedCode } from '../messages/errors.ts'
import type { Capability } from '../params/paramSchemas.ts'

/** What a person has allowed an app; told to the app in the shape of EIP-2255. */
export type Permission = {
  readonly parentCapability: Capability
  /** The origin of the app. */
  readonly invoker: string
  /** Milliseconds. */
  readonly date: number
}

/** Kept for each origin of an app. */
type PermissionStore = {
  readonly granted: (origin: string) => readonly Permission[]
  readonly grant: (permission: Permission) => void
}

export type PermissionDeps = {
  readonly origin: string
  readonly store: PermissionStore
  /** Asks the person. */
  readonly ask: (capabilities: readonly Capability[]) => Promise<boolean>
  readonly now: () => number
}

export type Permissions = {
  readonly list: () => readonly Permission[]
  /** Asks only for what is not allowed yet. Throws where the person says no. */
  readonly request: (capabilities: readonly Capability[]) => Promise<readonly Permission[]>
  /** Throws without the permission. */
  readonly demand: (capability: Capability) => void
}

export function createPermissions({ origin, store, ask, now }: PermissionDeps): Permissions {
  const list = () => store.granted(origin).filter(({ invoker }) => invoker === origin)
  const has = (capability: Capability) =>
    list().some(({ parentCapability }) => parentCapability === capability)
  const rejection = () => new FrameError(errorTexts.permissionsRejected, { code: rejectedCode })

  return {
    list,
    async request(capabilities) {
      const missing = capabilities.filter((capability) => !has(capability))
      if (missing.length > 0 && !(await ask(missing))) throw rejection()
      for (const parentCapability of missing) store.grant({ parentCapability, invoker: origin, date: now() })
      return list()
    },
    demand(capability) {
      if (!has(capability)) throw rejection()
    },
  }
}
