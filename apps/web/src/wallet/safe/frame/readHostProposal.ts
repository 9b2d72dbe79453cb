import { HostRefusal } from '@love/safe/frame/app/createHostLine'
import { readProposal } from '@love/safe/frame/app/readProposal'
import { errorTexts, FrameError } from '@love/safe/frame/messages/errors'
import type { ProposalReader } from '../proposals/proposalReader.ts'
import { findSafeHost } from './findSafeHost.ts'

/** Hosts pass on what their gateway says; there is no number for it. Anything else may be a passing failure. */
const unknown = /\b404\b|not found|no \w+ matches/i

export const readHostProposal: ProposalReader['read'] = async (safeTxHash) => {
  const connection = await findSafeHost()
  if (!connection) throw new FrameError(errorTexts.noSafeInfo)
  try {
    return await readProposal(connection, safeTxHash)
  } catch (error) {
    if (error instanceof HostRefusal && unknown.test(error.message)) return undefined
    throw error
  }
}
