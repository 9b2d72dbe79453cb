import type { Address, Hex } from 'viem'
import { errorTexts, FrameError } from '../../messages/errors.ts'
import { typedData } from '../../params/paramSchemas.ts'
import { askHost } from '../askHost.ts'
import type { HostLine } from '../createHostLine.ts'

/** Nobody has signed enough yet: the signature has to be asked for later. */
const pending = '0x'

/** `personal_sign`, and `eth_sign` with its parameters the other way round. */
export async function signTextInHost(
  line: HostLine,
  safe: Address,
  { signer, message }: { signer: unknown; message: unknown },
): Promise<Hex> {
  if (!isSameAddress(signer, safe) || typeof message !== 'string') throw new FrameError(errorTexts.badSigner)
  const { signature } = await askHost(line, 'signMessage', { message })
  return signature ?? pending
}

export async function signTypedDataInHost(
  line: HostLine,
  safe: Address,
  { signer, data }: { signer: unknown; data: unknown },
): Promise<Hex> {
  if (!isSameAddress(signer, safe)) throw new FrameError(errorTexts.badTypedDataSigner)
  const parsed = typedData.safeParse(typeof data === 'string' ? parseJson(data) : data)
  if (!parsed.success) throw new FrameError(errorTexts.badTypedData)
  const { signature } = await askHost(line, 'signTypedMessage', { typedData: parsed.data })
  return signature ?? pending
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function isSameAddress(written: unknown, address: Address): boolean {
  return typeof written === 'string' && written.toLowerCase() === address.toLowerCase()
}
