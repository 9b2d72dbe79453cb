import { errorTexts, FrameError, rejectedCode } from '../messages/errors.ts'
import type { ReadReply } from '../replies/replySchemas.ts'
import { askHost } from './askHost.ts'
import type { HostConnection } from './connectToHost.ts'

type Permissions = ReadReply<'wallet_getPermissions'>

/** The host's own address book, for the chain of its Safe. The host asks the person first; throws where they say no. */
export async function readHostBook({ line, safe }: HostConnection): Promise<ReadReply<'requestAddressBook'>> {
  if (!mayRead(await askHost(line, 'wallet_getPermissions', undefined))) {
    const granted = await askHost(line, 'wallet_requestPermissions', [{ requestAddressBook: {} }])
    if (!mayRead(granted)) throw new FrameError(errorTexts.permissionsRejected, { code: rejectedCode })
  }
  const entries = await askHost(line, 'requestAddressBook', undefined)
  return entries.filter(({ chainId }) => chainId === String(safe.chainId))
}

function mayRead(permissions: Permissions): boolean {
  return permissions.some(({ parentCapability }) => parentCapability === 'requestAddressBook')
}
