import type { TopicName } from './contents.ts'

/** The address of a topic, or of the contents; what was searched for comes along. */
export function topicPath(name: TopicName | '', searched: string): string {
  const place = name === '' ? '/help' : `/help/${name}`
  return searched === '' ? place : `${place}?${new URLSearchParams({ q: searched })}`
}
