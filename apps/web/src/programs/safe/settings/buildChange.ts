import type { SafeSettings } from '@love/safe/build/owners'
import { readOwnerTree, whyNotOwner } from '@love/safe/nested/ownerTree'
import {
  type Address,
  type Client,
  encodeFunctionData,
  isAddressEqual,
  multicall3Abi,
  parseAbi,
  zeroAddress,
} from 'viem'
import { getCode, readContract } from 'viem/actions'
import { errorText } from '../../../chain/errorText.ts'
import type { Draft } from '../../../wallet/safe/batch/draft.ts'
import { applyChange, type SettingChange } from '../../../wallet/safe/batch/settingChange.ts'
import { planDraft } from '../propose/planDraft.ts'
import { parseSafeAddress } from '../safePlace.ts'
import type { ChangeFormSpec } from './changeForms.ts'

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
  if (danger && !given.isTicked) return { problems: { danger: 'Tick this box to continue.' } }
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

type ContractProblemParameters = {
  readonly safe: Address
  readonly address: Address
  readonly needs: NonNullable<ChangeFormSpec['needs']>
  readonly multicall3: Address
}

const erc165Abi = parseAbi(['function supportsInterface(bytes4) view returns (bool)'])

/** The guard of a Safe, by its two functions (ERC-165). */
const guardInterface = '0xe6d7a83a'

/** Why the contract at an address will not do. Throws where the chain cannot be asked. */
async function contractProblem(
  client: Client,
  { safe, address, needs, multicall3 }: ContractProblemParameters,
): Promise<string | undefined> {
  if (needs === 'owner') {
    const [node] = await readOwnerTree(client, { deployment: { multicall3 }, safe, owners: [address] })
    return node && whyNotOwner(node, safe)
  }
  if (isAddressEqual(address, safe)) return 'This is the Safe itself. Enter another contract’s address.'
  if (!(await getCode(client, { address }))) return 'No contract at this address.'
  if (needs === 'guard' && !(await isGuard(client, { address, multicall3 })))
    return 'This contract does not declare itself a guard (ERC-165). Safes reject it, and a 1.3.0 Safe that accepted it could be locked permanently.'
  return undefined
}

/** Through Multicall3: a contract that refuses to answer is then told apart from a node that does. */
async function isGuard(
  client: Client,
  { address, multicall3 }: Pick<ContractProblemParameters, 'address' | 'multicall3'>,
): Promise<boolean> {
  const callData = encodeFunctionData({ abi: erc165Abi, args: [guardInterface] })
  const [answer] = await readContract(client, {
    abi: multicall3Abi,
    address: multicall3,
    functionName: 'aggregate3',
    args: [[{ target: address, allowFailure: true, callData }]],
  })
  return answer?.success === true && answer.returnData.length === 66 && BigInt(answer.returnData) === 1n
}
