const quotes = ["'", '"', '`']
/** What stands for a value in the title of a table of cases. */
const place = /%[#a-z.\d]+|\$\{[^}]*\}|\$\w+/gi

/** Whether a file has a test of this title: as it stands there, as one case of a table, or by its beginning (`…`). */
export function hasTest(source: string, title: string): boolean {
  const begins = (text: string) => quotes.some((quote) => source.includes(`${quote}${text}`))
  if (title.endsWith('…')) return title.length > 12 && begins(title.slice(0, -1))
  return quotes.some((quote) => source.includes(`${quote}${title}${quote}`)) || isCase(source, title)
}

function isCase(source: string, title: string): boolean {
  const tables = source.matchAll(/(['"`])((?:default|behavior|error): (?:(?!\1).)*)\1/g)
  return [...tables].some(([, , table = '']) => {
    const parts = table.split(place)
    if (parts.length < 2) return false
    const values = new RegExp(`^${parts.map(literal).join('(.+)')}$`).exec(title)?.slice(1)
    return values?.every((value) => source.includes(value)) ?? false
  })
}

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
}
