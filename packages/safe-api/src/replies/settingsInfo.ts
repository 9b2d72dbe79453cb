import * as z from 'zod/mini'
import { SettingsChangeKind } from '../enumerations/SettingsChangeKind.ts'
import { openUnion } from '../open/openUnion.ts'
import { addressInfo } from './addressInfo.ts'

const kind = SettingsChangeKind
const threshold = z.int()

export const settingsInfo = openUnion([
  z.object({ type: z.literal(kind.SET_FALLBACK_HANDLER), handler: addressInfo }),
  z.object({ type: z.literal(kind.ADD_OWNER), owner: addressInfo, threshold }),
  z.object({ type: z.literal(kind.REMOVE_OWNER), owner: addressInfo, threshold }),
  z.object({ type: z.literal(kind.SWAP_OWNER), oldOwner: addressInfo, newOwner: addressInfo }),
  z.object({ type: z.literal(kind.CHANGE_THRESHOLD), threshold }),
  z.object({ type: z.literal(kind.CHANGE_IMPLEMENTATION), implementation: addressInfo }),
  z.object({ type: z.literal(kind.ENABLE_MODULE), module: addressInfo }),
  z.object({ type: z.literal(kind.DISABLE_MODULE), module: addressInfo }),
  z.object({ type: z.literal(kind.SET_GUARD), guard: addressInfo }),
  z.object({ type: z.literal(kind.DELETE_GUARD) }),
])
