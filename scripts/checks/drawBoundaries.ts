import { allowed, allowedInWeb } from './boundaries.config.ts'

export const architectureDoc = 'docs/architecture.md'

/** The drawing stands between its fences, and is the only one of its kind there. */
const drawing = /```mermaid\n[\s\S]*?```\n/

/** The document with the drawing of the rules as they are checked. */
export function withDiagram(text: string): string {
  if (!drawing.test(text)) throw new Error(`${architectureDoc} has no place for its diagram.`)
  return text.replace(drawing, () => `\`\`\`mermaid\n${drawBoundaries()}\`\`\`\n`)
}

/** An arrow points to what may be imported. */
function drawBoundaries(): string {
  const parts = Object.entries(allowed)
  const layers = Object.entries(allowedInWeb)
  return [
    'flowchart TD',
    ...parts.map(([part]) => `  ${idOf(part)}["${part}"]`),
    '  subgraph inside ["apps/web/src"]',
    '    programs["programs/… (never one another)"]',
    ...layers.map(([layer]) => `    ${layer}["${layer}"]`),
    ...layers.map(([layer]) => `    programs --> ${layer}`),
    ...layers.flatMap(([layer, targets]) => targets.map((target) => `    ${layer} --> ${target}`)),
    '  end',
    '  web -.- inside',
    ...parts.flatMap(([part, targets]) => targets.map((target) => `  ${idOf(part)} --> ${idOf(target)}`)),
    '',
  ].join('\n')
}

function idOf(part: string): string {
  return part.split('/').at(-1) ?? part
}
