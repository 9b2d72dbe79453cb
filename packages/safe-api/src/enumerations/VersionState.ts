export const VersionState = {
  UP_TO_DATE: 'UP_TO_DATE',
  OUTDATED: 'OUTDATED',
  UNKNOWN: 'UNKNOWN',
} as const
export type VersionState = (typeof VersionState)[keyof typeof VersionState]
