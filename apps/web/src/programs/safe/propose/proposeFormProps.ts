import type { SafePageProps } from '../workspace/pageProps.ts'
import type { DraftButtonsProps } from './DraftButtons.tsx'

/** What every form of the page gets. */
export type ProposeFormProps = Pick<SafePageProps, 'safe' | 'info' | 'search'> &
  Pick<DraftButtonsProps, 'acting' | 'more'>
