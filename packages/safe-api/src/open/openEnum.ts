import * as z from 'zod/mini'
import { toOtherMember } from './OtherMember.ts'

/** One of the known members, or whatever other name a gateway uses. */
export function openEnum<const Member extends string>(members: readonly Member[]) {
  return z.union([z.literal([...members]), z.pipe(z.string(), z.transform(toOtherMember))])
}
