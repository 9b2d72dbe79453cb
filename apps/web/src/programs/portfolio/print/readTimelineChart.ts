import type { Portfolio } from '@love/protocol/actions/readPortfolio'
import type { QueryClient } from '@tanstack/react-query'
import type { PictureChart } from '../../../printScreen/pictureSpec.ts'
import { timelineChart, timelineLabel } from '../time/timelineChart.ts'
import { timelineQuery } from '../time/timelineQuery.ts'
import { timelineMoments } from '../time/timelineView.ts'

/** A picture is not kept waiting for longer. */
const patienceMs = 5_000

/** What the time machine draws; undefined where the server does not tell it: the picture does without. */
export async function readTimelineChart(
  queryClient: QueryClient,
  portfolio: Portfolio,
): Promise<PictureChart | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs, undefined))
  const asked = queryClient.fetchQuery(timelineQuery(portfolio.account)).catch(() => undefined)
  const reply = await Promise.race([asked, late])
  const { times, series } = timelineChart(timelineMoments(reply?.points ?? [], portfolio))
  const [value] = series
  return value && { label: timelineLabel, times, series: value, kind: 'amount' }
}
