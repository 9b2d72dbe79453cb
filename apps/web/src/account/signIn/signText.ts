import { BadAnswerError } from '@love/protocol/walletSignature'
import { type Address, type Hex, isAddressEqual, isHex, stringToHex } from 'viem'
import type { Config } from 'wagmi'
import { getConnection } from 'wagmi/actions'
import { answersWithProposal } from '../../wallet/answersWithProposal.ts'
import { AccountChangedError, NotConnectedError } from '../../wallet/line/walletLine.ts'
import { WrongNetworkError } from '../../wallet/WrongNetworkError.ts'
import type { WalletProvider } from '../../wallet/walletProvider.ts'

export type SignTextParameters = {
  readonly address: Address
  readonly chainId: number
  readonly text: string
}

/** `personal_sign`. The wallet is asked anew which account and which chain it is on. */
export async function signText(config: Config, { address, chainId, text }: SignTextParameters): Promise<Hex> {
  const { connector } = getConnection(config)
  if (!connector) throw new NotConnectedError()
  const [chain, [active]] = await Promise.all([connector.getChainId(), connector.getAccounts()])
  if (chain !== chainId) throw new WrongNetworkError()
  if (!active || !isAddressEqual(active, address)) throw new AccountChangedError()
  const provider = (await connector.getProvider()) as WalletProvider
  // The hosts of Safes sign what they are given letter by letter, so they get the letters and not their numbers.
  const message = answersWithProposal(connector) ? text : stringToHex(text)
  const signature = await provider.request({ method: 'personal_sign', params: [message, address] })
  if (!isHex(signature)) throw new BadAnswerError()
  return signature
}
