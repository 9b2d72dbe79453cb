import * as z from 'zod/mini'
import { AppAccessPolicy, AppFeature } from '../enumerations.ts'
import { openEnum, openUnion } from '../open.ts'
import { maybe, orElse } from '../values.ts'

const accessControl = openUnion([
  z.object({ type: z.literal(AppAccessPolicy.NO_RESTRICTIONS) }),
  z.object({ type: z.literal(AppAccessPolicy.DOMAIN_ALLOWLIST), value: z.array(z.string()) }),
])

const socialProfile = z.object({
  platform: openEnum(['TWITTER', 'GITHUB', 'DISCORD', 'TELEGRAM']),
  url: z.string(),
})

export const safeApp = z.object({
  id: z.int(),
  url: z.string(),
  name: z.string(),
  iconUrl: orElse(z.string(), ''),
  description: z.string(),
  chainIds: z.array(z.string()),
  provider: maybe(z.object({ url: z.string(), name: z.string() })),
  accessControl,
  tags: z.array(z.string()),
  features: z.array(openEnum(Object.values(AppFeature))),
  socialProfiles: z.array(socialProfile),
  developerWebsite: maybe(z.string()),
  featured: orElse(z.boolean(), false),
})

export type SafeApp = z.output<typeof safeApp>

/** The app that a transaction was made in. */
export const safeAppInfo = z.object({
  name: z.string(),
  url: z.string(),
  logoUri: orElse(z.string(), ''),
})
