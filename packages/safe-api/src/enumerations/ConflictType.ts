export const ConflictType = {
  None: 'None',
  HasNext: 'HasNext',
  End: 'End',
} as const
export type ConflictType = (typeof ConflictType)[keyof typeof ConflictType]
