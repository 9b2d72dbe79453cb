/** RFC 4180 to the letter: anything that it does not allow throws. */
export function readCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = []
  let at = 0

  function readCell(): string {
    let content = ''
    if (text[at] !== '"') {
      while (at < text.length && !',\r\n"'.includes(text.charAt(at))) content += text[at++]
      if (text[at] === '"') throw new Error(`A quote inside a bare cell at ${at}.`)
      return content
    }
    at += 1
    for (;;) {
      if (at >= text.length) throw new Error('A quoted cell has no end.')
      if (text[at] !== '"') content += text[at++]
      else if (text[at + 1] === '"') {
        content += '"'
        at += 2
      } else {
        at += 1
        return content
      }
    }
  }

  while (at < text.length) {
    const row = [readCell()]
    while (text[at] === ',') {
      at += 1
      row.push(readCell())
    }
    if (text.slice(at, at + 2) !== '\r\n') throw new Error(`A row must end with CR LF at ${at}.`)
    at += 2
    if (rows[0] && rows[0].length !== row.length) throw new Error('Rows of different length.')
    rows.push(row)
  }
  return rows
}
