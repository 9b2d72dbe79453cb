import type { Freshness } from '../../chain/freshness/freshnessOf.ts'
import type { FaithReviewing } from './review/useFaithReview.ts'
import type { FaithReading } from './useFaith.ts'

/** What the pages of both tabs work with. */
export type FaithPageProps = { reading: FaithReading; freshness: Freshness; reviewing: FaithReviewing }
