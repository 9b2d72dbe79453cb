/** What a spreadsheet would run as a formula, also in the wide letters of East Asian keyboards. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/u

/** RFC 4180: every cell in quotes, lines end with CR LF. Text that a spreadsheet would run becomes plain text. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')
}

function csvCell(text: string): string {
  return `"${plainCell(text).replaceAll('"', '""')}"`
}

/** An apostrophe in front tells spreadsheets that it is text. */
export function plainCell(text: string): string {
  return formula.test(text) ? `'${text}` : text
}
