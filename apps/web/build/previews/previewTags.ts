import { escapeHtml } from '../escapeHtml.ts'
import { previewSize } from './drawPreview.ts'
import type { Preview } from './previewOf.ts'

/**
 * What chats and social networks read of a page. Most of them want whole addresses, which only a build knows that was made
 * for a host; without one the picture is named by its path, which some understand.
 */
export function previewTags(preview: Preview, host: string): readonly string[] {
  const { title, description, heading, words, file, path } = preview
  const origin = host === '' ? '' : `https://${host}`
  const alt = `${heading}, in a window in the look of Windows 98: ${words}`
  const tag = (property: string, content: string) =>
    `<meta property="${property}" content="${escapeHtml(content)}">`
  return [
    tag('og:site_name', 'LOVE'),
    tag('og:type', 'website'),
    tag('og:title', title),
    tag('og:description', description),
    ...(origin && path ? [tag('og:url', `${origin}${path}`)] : []),
    tag('og:image', `${origin}/${file}`),
    tag('og:image:type', 'image/png'),
    tag('og:image:width', String(previewSize.width)),
    tag('og:image:height', String(previewSize.height)),
    tag('og:image:alt', alt),
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}
