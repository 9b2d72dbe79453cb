import { type TopicName, topicHeadings } from './contents.ts'
import { lettersOf, wantedWords } from './letters.ts'
import { parseWords } from './parseWords.ts'
import { wordsOf } from './topic.ts'
import { topics } from './topics/index.ts'

/** Topics that have all of these words, or words that begin like them: those with one in the title first. */
export function searchTopics(text: string): readonly TopicName[] {
  const wanted = wantedWords(text)
  const has = (letters: string, word: string) => letters.includes(` ${word}`)
  const found = topicHeadings.flatMap(({ name, title }) => {
    const heading = lettersOf(title)
    const body = topics[name].blocks.flatMap(wordsOf).map(plainOf)
    const all = lettersOf([title, ...body].join(' '))
    if (!wanted.every((word) => has(all, word))) return []
    return [{ name, isInTitle: wanted.some((word) => has(heading, word)) }]
  })
  return [...found.filter(({ isInTitle }) => isInTitle), ...found.filter(({ isInTitle }) => !isInTitle)].map(
    ({ name }) => name,
  )
}

function plainOf(words: string): string {
  return parseWords(words)
    .map(({ text }) => text)
    .join('')
}
