export const AppFeature = {
  BATCHED_TRANSACTIONS: 'BATCHED_TRANSACTIONS',
} as const
export type AppFeature = (typeof AppFeature)[keyof typeof AppFeature]
