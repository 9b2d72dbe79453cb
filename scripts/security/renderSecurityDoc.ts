import { badInputs } from './badInputs/index.ts'
import { promises } from './promises/index.ts'
import type { SecurityRow, SecurityTopic } from './securityTopic.ts'

const introduction = `# Security

What LOVE promises, the bad inputs that were thought of, and for each the tests that hold it. This page is made from
\`scripts/security\` by \`node scripts/security/writeSecurityDoc.ts\`; \`npm test\` compares it, and looks up every title that stands
here in its file. A title with \`%s\` or the like in it stands for a table of cases. Random tests run as often as \`npm test\` has time for;
\`npm run test:deep\` runs them many times as often.

## You have found a weakness

Tell the operator of the site where you found it in private, not in a public issue: what you did, what happened, and what could
happen. If it is in this code and not in one site, tell the maintainers of your copy of it in the same way. Try things on the devnet only
(\`npm start\` has everything, with money that is worth nothing), never on other people's accounts or servers.

Who runs a site for others names a contact on it. What an operator has to do is in [operate.md](operate.md); whether a site serves what was
built is told by \`npm run verify-release\`.
`

export function renderSecurityDoc(): string {
  const gaps = [...promises, ...badInputs].flatMap(({ rows }) => rows.filter(({ missing }) => missing))
  const parts = [
    introduction,
    '## Promises\n',
    ...promises.map(renderTopic),
    '## Bad inputs\n\nThe numbers are names; they have gaps.\n',
    ...badInputs.map(renderTopic),
    '## What is missing\n',
    `${gaps.map(({ id, missing }) => `- **${id}.** ${missing}`).join('\n')}\n`,
  ]
  return parts.join('\n')
}

function renderTopic({ title, rows }: SecurityTopic): string {
  return `### ${title}\n\n${rows.map(renderRow).join('\n')}`
}

function renderRow({ id, promise, heldBy, missing }: SecurityRow): string {
  const tests = Object.entries(heldBy).map(
    ([file, titles]) =>
      `- [${nameOf(file)}](../${file})\n${titles.map((title) => `  - ${escaped(title)}\n`).join('')}`,
  )
  const gap = missing ? `\nMissing: ${missing}\n` : ''
  return `**${id}.** ${promise}\n${gap}\n${tests.join('')}`
}

/** Enough to tell files apart: two of the same name are in different folders. */
function nameOf(file: string): string {
  const [name = '', folder = ''] = file.split('/').toReversed()
  return [folder, name].filter(Boolean).join('/')
}

/** Titles may hold what Markdown would read as something else. */
function escaped(title: string): string {
  return title.replaceAll(/[\\`*_<>[\]$]/g, '\\$&')
}
