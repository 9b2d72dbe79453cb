/** Something kept by name: a name for an address, a note for a hash, a choice. */
export type Entries = ReadonlyMap<string, string>

type MergeParameters = {
  /** What this browser and the account last agreed on; without it nobody knows who is newer. */
  readonly base: Entries | undefined
  readonly local: Entries
  readonly server: Entries
}

/**
 * What was changed or removed here since the two agreed is the newest edit we know of; everything else is as the account
 * has it. Where they never agreed, nothing is lost, and the account wins where both have something.
 */
export function mergeEdits({ base, local, server }: MergeParameters): Entries {
  const merged = new Map<string, string>()
  for (const key of new Set([...server.keys(), ...local.keys()])) {
    const here = local.get(key)
    const there = server.get(key)
    const value = base ? (here === base.get(key) ? there : here) : (there ?? here)
    if (value !== undefined) merged.set(key, value)
  }
  return merged
}

export function isSameEntries(one: Entries, other: Entries): boolean {
  return one.size === other.size && [...one].every(([key, value]) => other.get(key) === value)
}
