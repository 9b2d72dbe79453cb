type Global = { readonly CSS: Pick<typeof CSS, 'supports'>; readonly URL: object; readonly Error: object }

/**
 * Whether this browser compares what is loaded later with the import map by itself: Chrome 127, Safari 18 and Firefox 138
 * do. None of them says so, but each brought one of these that the ones before it lack. They also have all of
 * `additions.ts`.
 */
export function isCurrent(global: Global): boolean {
  return (
    global.CSS.supports('font-size-adjust', '1') &&
    'parse' in global.URL &&
    ('isError' in global.Error || !('mozInnerScreenX' in global))
  )
}
