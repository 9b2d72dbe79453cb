export const AppAccessPolicy = {
  NO_RESTRICTIONS: 'NO_RESTRICTIONS',
  DOMAIN_ALLOWLIST: 'DOMAIN_ALLOWLIST',
} as const
export type AppAccessPolicy = (typeof AppAccessPolicy)[keyof typeof AppAccessPolicy]
