/** Pictures that carry themselves are drawn as they are: inside an <img> nothing of them runs or is fetched. */
const carried = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i
const fetched = /^(?:https|ipfs):\/\//i
const mostCharacters = 2_048

/** Where the browser gets the picture of a collectible; nothing where there is none that may be shown. */
export function pictureUrl(uri: string): string | undefined {
  const text = uri.trim()
  if (carried.test(text)) return text
  // Through our own server: whoever made the collectible does not learn who looks at it.
  if (fetched.test(text) && text.length <= mostCharacters)
    return `/image?${new URLSearchParams({ url: text, w: '256' })}`
  return undefined
}
