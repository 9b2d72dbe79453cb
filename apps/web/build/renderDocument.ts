import { escapeHtml } from './escapeHtml.ts'
import { fillTemplate } from './fillTemplate.ts'
import { type Integrity, importMap } from './integrity.ts'
import { type LaterStyles, laterTag } from './laterStyles.ts'
import type { EarlyFile } from './lazyFiles.ts'
import type { PolicyNeeds } from './policyNeeds.ts'
import { sealTags } from './sealTags.ts'

export type DocumentParts = {
  /** Vite's `index.html`, with the entry and the style sheet already in it. */
  template: string
  /** Asks for the file that older browsers need. */
  older: string
  bootScript: string
  integrity: Integrity
  /** URL paths of all modules, each after what it imports. */
  modules: readonly string[]
  title: string
  description: string
  /** What a link to it looks like elsewhere (`previewTags`). */
  preview: readonly string[]
  /** What the policy of this document must allow beyond our own server. */
  needs: PolicyNeeds
  /** URL paths of the scripts that the shell loads at once. The import map has their hashes. */
  parts: readonly string[]
  /** Files of the build that come before the shell. */
  early: readonly EarlyFile[]
  later: LaterStyles
  markup: string
}

/** It makes a page that is already there with its figures listen: what draws comes first on a slow line. */
const shellTag = /<script type="module"(?= crossorigin src="\/assets\/shell-)/

/** One complete static page: every file it loads is pinned by its hash. */
export function renderDocument(page: DocumentParts): string {
  const {
    older,
    bootScript,
    integrity,
    modules,
    title,
    description,
    preview,
    needs,
    parts,
    early,
    later,
    markup,
  } = page
  // Behind the first one, over which it has the last word.
  const styled = page.template.replace('</head>', `  ${laterTag(later, markup)}\n  </head>`)
  const template = styled.replace(shellTag, '$& fetchpriority="low"')
  if (template === styled) throw new Error('The template does not load the shell.')
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...(needs.names.length > 0 ? [`<meta name="policy-needs" content="${needs.names.join(' ')}">`] : []),
    ...(needs.relay ? [`<meta name="policy-relay" content="${needs.relay}">`] : []),
    ...(parts.length > 0 ? [`<meta name="parts" content="${parts.join(' ')}">`] : []),
    ...early.flatMap(earlyTags),
    // Behind what the page itself waits for.
    ...preview,
  ].join('\n    ')
  const html = sealTags(
    fillTemplate(template, {
      older,
      boot: `<script>${bootScript}</script>`,
      'import-map': importMap(integrity, modules),
      page: head,
      app: markup,
    }),
    integrity,
  )
  return html
}

/** The first shows figures. Where a browser opens six connections, the others must not take that of the snapshot. */
function earlyTags({ run, imported }: EarlyFile, at: number): readonly string[] {
  const priority = at === 0 ? '' : ' fetchpriority="low"'
  return [
    ...imported.map((file) => `<link rel="modulepreload" crossorigin${priority} href="/${file}">`),
    `<script type="module" async crossorigin${priority} src="/${run}"></script>`,
  ]
}
