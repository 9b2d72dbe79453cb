export const Label = {
  Queued: 'Queued',
  Next: 'Next',
} as const
export type Label = (typeof Label)[keyof typeof Label]
