import { type Address, type Client, decodeFunctionResult } from 'viem'
import { multicall } from '../actions/multicall.ts'
import { refusalOf, textCall, textRecordAbi } from './resolverCall.ts'

export type ReadAvatarParameters = { readonly multicallAddress: Address; readonly name: string }

/** Longer addresses of pictures are for nobody who reads them. */
const mostCharacters = 2_048

/** Where the owner of a name says that its picture is; only what a picture proxy may fetch. The name is normalised. */
export async function readAvatar(
  client: Client,
  { multicallAddress, name }: ReadAvatarParameters,
): Promise<string | undefined> {
  const [answer] = await multicall(client, { multicallAddress, contracts: [textCall(name, 'avatar')] })
  if (answer?.status !== 'success') {
    refusalOf(answer?.error)
    return undefined
  }
  return pictureIn(answer.result[0])
}

function pictureIn(data: `0x${string}`): string | undefined {
  try {
    const text = decodeFunctionResult({ abi: textRecordAbi, functionName: 'text', data }).trim()
    return /^(?:https|ipfs):\/\//i.test(text) && text.length <= mostCharacters ? text : undefined
  } catch {
    return undefined
  }
}
