import { allTopics } from './allTopics.ts'

const heading = [
  'Every setting with its default. Copy this file to .env and take the # away where something else is wanted.',
  'What is in the environment wins over .env. `npm run config` tells what is in effect.',
  "Made from the settings' own definitions by `npm run format`.",
]
const width = 108

export function renderExample(): string {
  const parts = allTopics({}).flatMap(({ title, settings }) => [
    `\n# ${title} ${'-'.repeat(width - title.length)}\n`,
    ...settings.map(
      ({ name, about, fallback = '' }) => `${wrap(about).map(comment).join('')}# ${name}=${fallback}\n`,
    ),
  ])
  return `${heading.map(comment).join('')}${parts.join('\n')}`
}

function comment(line: string): string {
  return `# ${line}\n`
}

function wrap(text: string): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last.length + word.length >= width) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines
}
