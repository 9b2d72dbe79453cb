import { isOrigin } from '../messages/isOrigin.ts'

export type AllowedTargets = {
  /** Where a message may be posted to; none where the page is not inside allowed hosts only. */
  readonly targets: readonly string[]
  /** Undefined where the browser does not tell: then the first allowed host that answers is it. */
  readonly parent: string | undefined
}

/** A browser that tells the ancestors tells the parent first; a stranger anywhere above may paint over the host. */
export function allowedTargets(
  hosts: readonly string[],
  ancestors: ArrayLike<string> | undefined,
): AllowedTargets {
  const allowed = hosts.filter(isOrigin)
  if (!ancestors) return { targets: allowed, parent: undefined }
  const [parent, ...others] = Array.from(ancestors)
  const isKnown = parent !== undefined && [parent, ...others].every((origin) => allowed.includes(origin))
  return { targets: isKnown ? [parent] : [], parent: isKnown ? parent : undefined }
}
