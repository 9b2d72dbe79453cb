export const ListItemType = {
  TRANSACTION: 'TRANSACTION',
  LABEL: 'LABEL',
  CONFLICT_HEADER: 'CONFLICT_HEADER',
  DATE_LABEL: 'DATE_LABEL',
} as const
export type ListItemType = (typeof ListItemType)[keyof typeof ListItemType]
