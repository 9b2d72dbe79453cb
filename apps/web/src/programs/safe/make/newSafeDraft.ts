import { isReleaseHere, type NewSafe, newSafeAddress, newSafeVersions } from '@love/safe/make/newSafe'
import { ownerProblem, readOwnerKind } from '@love/safe/make/team'
import { type ReadOwnerTreeParameters, readOwnerTree, whyNotOwner } from '@love/safe/nested/ownerTree'
import type { Address, Client } from 'viem'
import { getCode } from 'viem/actions'
import { parseSafeAddress } from '../safePlace.ts'
import { plannedSafes } from './plannedSafes.ts'

export type OwnerLine = { readonly id: number; readonly text: string }

export type CheckedTeam =
  | { readonly owners: readonly Address[] }
  /** By the line that each belongs to. */
  | { readonly problems: ReadonlyMap<number, string> }

/** Every line that is wrong is named, not only the first. The chain is asked only about a list that is right. */
export async function checkTeam(client: Client, lines: readonly OwnerLine[]): Promise<CheckedTeam> {
  const owners: Address[] = []
  const problems = new Map<number, string>()
  for (const { id, text } of lines) {
    const parsed = parseSafeAddress(text)
    const problem = 'error' in parsed ? parsed.error : ownerProblem(parsed.address, owners)
    if (problem !== undefined) problems.set(id, problem)
    else if ('address' in parsed) owners.push(parsed.address)
  }
  if (problems.size > 0) return { problems }
  const kinds = await Promise.all(owners.map((owner) => readOwnerKind(client, owner)))
  for (const [at, kind] of kinds.entries()) {
    const line = lines[at]
    if (kind === 'contract' && line)
      problems.set(
        line.id,
        'This is a contract, but not a verified Safe: it may never be able to sign. Choose another owner.',
      )
  }
  return problems.size > 0 ? { problems } : { owners }
}

/** Those that can be deployed on this chain, the newest first. */
export async function readReleases(client: Client, isL2: boolean): Promise<readonly NewSafe['version'][]> {
  const here = await Promise.all(newSafeVersions.map((version) => isReleaseHere(client, { version, isL2 })))
  return newSafeVersions.filter((_, at) => here[at])
}

/** The first address of this team that nobody uses: the same owners get the same one again, whoever asks. */
export async function withFreeSalt(client: Client, team: Omit<NewSafe, 'salt'>): Promise<NewSafe> {
  for (let salt = 0n; ; salt += 1n) {
    const safe = { ...team, salt }
    const address = newSafeAddress(safe)
    const isPlanned = plannedSafes.get().some((planned) => planned.address === address)
    if (!isPlanned && !(await getCode(client, { address }))) return safe
  }
}

/** Anybody can know the address before the Safe is there, and have made it an owner of one of its owners. */
export async function circleIn(
  client: Client,
  { deployment, plan }: Pick<ReadOwnerTreeParameters, 'deployment'> & { readonly plan: NewSafe },
): Promise<string | undefined> {
  const safe = newSafeAddress(plan)
  const nodes = await readOwnerTree(client, { deployment, safe, owners: plan.owners })
  return nodes.map((node) => whyNotOwner(node, safe)).find((why) => why !== undefined)
}
