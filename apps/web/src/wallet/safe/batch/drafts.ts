import { type Address, getAddress } from 'viem'
import { config } from '../../../config.ts'
import { parseBigints, stringifyBigints } from '../../../storage/bigintJson.ts'
import { storedBy } from '../../../storage/storedBy.ts'
import { draftOf } from './draftSchema.ts'

/** Of each Safe, until it is proposed: nobody has to begin anew because a page was left. */
export const drafts = storedBy(
  (safe: Address) => `love.safe-batch.${config.network}.${getAddress(safe)}`,
  draftOf,
  {
    parse: parseBigints,
    write: (draft) => (draft.length === 0 ? null : stringifyBigints(draft)),
  },
)
