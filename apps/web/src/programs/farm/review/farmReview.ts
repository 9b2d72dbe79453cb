import type { ReviewWindowProps } from '../../../review/reviewWindowProps.ts'

/** What a person has asked for, as it was when the review opened. It does not change under their hands. */
export type FarmReview = Pick<
  ReviewWindowProps,
  'intent' | 'facts' | 'headline' | 'warnings' | 'typedWord' | 'pays'
> & {
  /** Where a person may want to go once it is confirmed. */
  readonly next?: readonly { readonly label: string; readonly to: string }[]
  /** By the chain's clock; left out where nothing in it ends. */
  readonly deadline?: bigint
}
