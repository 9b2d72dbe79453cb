import { cleanText } from '@love/protocol/format/cleanText'
import { groupDigits } from '@love/protocol/format/formatNumber'
import { shortAddress } from '@love/protocol/format/shortAddress'
import type { IconName } from '@love/ui98/iconNames'
import type { PictureChart, PictureFact, PictureSpec, Tone } from './pictureSpec.ts'

export type PictureOptions = { readonly hidesAmounts: boolean; readonly hidesAddress: boolean }

type ShownFact = { readonly label: string; readonly text: string; readonly tone: Tone }

/** There is room for so many: the first are the most important ones. */
export const mostFacts = 8

/** What is drawn and read out, and nothing else: what is hidden is gone. */
export type ShownPicture = {
  readonly title: string
  readonly icon: IconName
  readonly name: string
  readonly owner: string | undefined
  readonly headline: ShownFact | undefined
  readonly note: { readonly text: string; readonly tone: Tone } | undefined
  readonly facts: readonly ShownFact[]
  readonly chart:
    | (Pick<PictureChart, 'label' | 'times' | 'series'> & { readonly hasAxis: boolean })
    | undefined
  readonly when: string
  readonly host: string
}

export function shownPicture(
  spec: PictureSpec,
  { hidesAmounts, hidesAddress }: PictureOptions,
  host: string,
): ShownPicture {
  const { chart, account, note } = spec
  const isDrawn = chart?.series.values.some((value) => value !== null)
  const shownFact = (fact: PictureFact) => factOf(fact, hidesAmounts)
  return {
    title: clean(spec.title),
    icon: spec.icon,
    name: clean(spec.name),
    owner: account && !hidesAddress ? shortAddress(account) : undefined,
    headline: shownFact(spec.headline)[0],
    note: note && { ...note, text: clean(note.text) },
    facts: spec.facts.flatMap(shownFact).slice(0, mostFacts),
    chart:
      chart && isDrawn
        ? {
            ...{ label: clean(chart.label), times: chart.times, series: chart.series },
            hasAxis: !(hidesAmounts && chart.kind === 'amount'),
          }
        : undefined,
    when: whenText(spec),
    host: clean(host),
  }
}

function factOf({ label, value, tone = 'plain' }: PictureFact, hidesAmounts: boolean): readonly ShownFact[] {
  const text = hidesAmounts && value.kind === 'amount' ? value.instead : value.text
  return text === undefined ? [] : [{ label: clean(label), text: clean(text), tone }]
}

/** Symbols and names are strangers’ texts. */
function clean(text: string): string {
  return cleanText(text, 48)
}

/** By the clock of the chain: the time zone of a person is nobody’s business. */
const dateFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})

function whenText({ readAt: { block, timestamp }, isOld }: PictureSpec): string {
  const date = `${dateFormat.format(Number(timestamp) * 1_000)} UTC`
  return isOld
    ? `${date}, data from block ${groupDigits(block)}, old`
    : `${date}, block ${groupDigits(block)}`
}

/** The same in words, for people who do not see it. */
export function pictureWords({
  title,
  owner,
  headline,
  note,
  facts,
  chart,
  when,
  host,
}: ShownPicture): string {
  return [
    owner ? `${title} of ${owner}` : title,
    headline && [`${headline.label}: ${headline.text}`, note?.text].filter(Boolean).join(', '),
    ...facts.map(({ label, text }) => `${label}: ${text}`),
    chart && `Chart: ${chart.label}`,
    when,
    host,
  ]
    .filter((part) => part !== undefined)
    .map((part) => `${part}.`)
    .join(' ')
}
