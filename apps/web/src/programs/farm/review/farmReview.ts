import type { ReviewWindowProps } from '../../../review/reviewWindowProps.ts'

/** What a person has asked for, as it was when the review opened. It does not change under their hands. */
export type FarmReview = Pick<
  ReviewWindowProps,
  'intent' | 'facts' | 'headline' | 'warnings' | 'typedWord' | 'pays'
> & {
  /** By the chain's clock; left out where nothing in it ends. */
  readonly deadline?: bigint
}
