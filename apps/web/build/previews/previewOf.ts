import { pairs } from '@love/protocol/pairs/pairs'
import { tokens } from '@love/protocol/tokens/tokens'
import type { Program } from '../../src/desktop/program.ts'
import type { SitePage } from '../../src/pages.ts'

type PreviewProgram = Pick<Program, 'path' | 'title' | 'icon' | 'description' | 'unlisted'>

type PreviewPage = Pick<SitePage, 'path' | 'file' | 'title' | 'description'>

/** What a link to a page looks like in a chat: words, and a picture that says the same. */
export type Preview = {
  readonly title: string
  readonly description: string
  /** Of the picture in the site. */
  readonly file: string
  /** What the picture shows. */
  readonly icon: string
  readonly window: string
  readonly heading: string
  readonly words: string
  /** Undefined where the document is that of many addresses: it says nothing of any of them. */
  readonly path: string | undefined
}

/** Undefined for pages that nobody shares. */
export function previewOf(page: PreviewPage, programs: readonly PreviewProgram[]): Preview | undefined {
  const { path, file, description } = page
  const program = programs.find((one) => path === one.path || path.startsWith(`${one.path}/`))
  if (!program || program.unlisted) return undefined
  const title = page.title.replace(/ - LOVE$/, '')
  const own = pictured(path.split('/').at(-1) ?? '')
  const shared = {
    icon: program.icon,
    window: 'LOVE',
    heading: program.path === '/' ? 'LOVE' : program.title,
  }
  const picture = own ? { icon: own.icon, window: program.title, heading: title } : shared
  return {
    ...{ title, description, ...picture },
    file: `previews/${own ? path.slice(1) : program.path.slice(1) || 'love'}.png`,
    words: own ? capitalized(description.replace(`${title}: `, '')) : program.description,
    path: file.endsWith('/_.html') ? undefined : path,
  }
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Pairs and tokens have pictures of their own. */
function pictured(name: string): { readonly icon: string } | undefined {
  return pairs.find((pair) => pair.name === name) ?? tokens.find(({ symbol }) => symbol === name)
}
