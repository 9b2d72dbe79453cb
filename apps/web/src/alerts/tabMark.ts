/** Before the title, such as `(2) `. */
const counted = /^\(\d+\+?\) /

export function markedTitle(title: string, count: number): string {
  const plain = title.replace(counted, '')
  return count > 0 ? `(${count}) ${plain}` : plain
}

/** The picture of the page with a number on it. Without a picture the number stands alone. */
export function markedIcon(svg: string | undefined, count: number): string {
  const words = count > 9 ? '9+' : String(count)
  const badge = `<rect x="${count > 9 ? 3 : 7}" y="6" width="${count > 9 ? 13 : 9}" height="10" fill="#000080"/><text x="${
    count > 9 ? 9.5 : 11.5
  }" y="14.5" font-family="Arial,sans-serif" font-weight="bold" font-size="10" text-anchor="middle" fill="#fff">${words}</text>`
  const isPicture = svg !== undefined && /^<svg [^>]*viewBox="0 0 16 16"[\s\S]*<\/svg>\s*$/.test(svg)
  const whole = isPicture
    ? svg.replace(/<\/svg>\s*$/, `${badge}</svg>`)
    : `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">${badge}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(whole)}`
}

export type TabMarkDeps = {
  readonly page: Document
  readonly readIcon: (url: string) => Promise<string>
}

/** The count in the title and on the icon of the tab. Programs go on naming the page: the count follows them. */
export function createTabMark({ page, readIcon }: TabMarkDeps) {
  const link = page.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const plainIcon = link?.href
  let svg: string | undefined
  let count = 0
  let isRead = false

  const draw = () => {
    const title = markedTitle(page.title, count)
    if (title !== page.title) page.title = title
    if (!link || plainIcon === undefined) return
    const icon = count > 0 ? markedIcon(svg, count) : plainIcon
    if (link.href !== icon) link.href = icon
  }
  const observer = new MutationObserver(draw)

  return {
    show(next: number) {
      if (next === count) return
      if (count === 0) observer.observe(page.head, { childList: true, subtree: true, characterData: true })
      count = next
      draw()
      if (count === 0) observer.disconnect()
      if (isRead || count === 0 || plainIcon === undefined) return
      isRead = true
      readIcon(plainIcon).then(
        (text) => {
          svg = text
          draw()
        },
        // Then the number stands alone.
        () => {},
      )
    },
  }
}
