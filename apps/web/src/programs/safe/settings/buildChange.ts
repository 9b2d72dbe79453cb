import type { SafeSettings } from '@love/protocol/safe/build/safeSettings'
import { type Address, type Client, zeroAddress } from 'viem'
import { errorText } from '../../../chain/errorText.ts'
import type { Draft } from '../propose/draft.ts'
import { planDraft } from '../propose/planDraft.ts'
import { applyChange, type SettingChange } from '../propose/settingChange.ts'
import { parseSafeAddress } from '../safePlace.ts'
import type { ChangeFormSpec } from './changeForms.ts'
import { contractProblem } from './contractProblem.ts'

/** What is wrong, beside which part of the form. */
export type ChangeProblems = {
  readonly address?: string
  readonly danger?: string
  readonly change?: string
}

export type BuildChangeParameters = {
  readonly form: ChangeFormSpec
  /** As it stands in the form. */
  readonly given: { readonly address: string; readonly threshold: number; readonly isTicked: boolean }
  /** What is done before it, in the same transaction. */
  readonly draft: Draft
  /** How the Safe is run now. */
  readonly readSettings: () => Promise<SafeSettings>
  readonly multicall3: Address
}

/** What the form says; nothing that the Safe would refuse, or that would lock it without a word. */
export async function buildChange(
  client: Client,
  { form, given, draft, readSettings, multicall3 }: BuildChangeParameters,
): Promise<{ readonly change: SettingChange } | { readonly problems: ChangeProblems }> {
  const { addressLabel, needs, danger, toChange } = form
  const parsed = addressLabel ? parseSafeAddress(given.address) : { address: zeroAddress }
  if ('error' in parsed) return { problems: { address: parsed.error } }
  if (danger && !given.isTicked) return { problems: { danger: 'Tick this to go on.' } }
  const { address } = parsed
  const change = toChange({ address, threshold: given.threshold })
  try {
    const settings = await readSettings()
    const refused = refusal(planDraft(settings, draft).after ?? settings, change)
    if (refused) return { problems: addressLabel ? { address: refused } : { change: refused } }
    const problem =
      needs && (await contractProblem(client, { safe: settings.safe, address, needs, multicall3 }))
    return problem ? { problems: { address: problem } } : { change }
  } catch (error) {
    return { problems: { change: errorText(error) } }
  }
}

function refusal(settings: SafeSettings, change: SettingChange): string | undefined {
  try {
    applyChange(settings, change)
    return undefined
  } catch (error) {
    return errorText(error)
  }
}
