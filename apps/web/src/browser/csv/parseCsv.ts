type CsvRow = {
  /** Where the row begins, counted from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

export type Csv = {
  readonly rows: readonly CsvRow[]
  /** Why the rest of the file could not be read. */
  readonly error?: string
  /** Where that begins. */
  readonly errorLine?: number
}

export type CsvSeparator = ',' | ';' | '\t'

/** As people's spreadsheets write it: any line ends, a byte order mark, commas or semicolons, quotes where needed. */
export function parseCsv(text: string, given?: CsvSeparator): Csv {
  const source = text.replace(/^\uFEFF/, '')
  const separator = given ?? separatorOf(source)
  const rows: CsvRow[] = []
  let cells: string[] = []
  let cell = ''
  let line = 1
  let begin = 1

  function endRow() {
    cells.push(cell)
    // Empty lines between rows mean nothing.
    if (cells.some((each) => each.trim() !== '')) rows.push({ line: begin, cells })
    cells = []
    cell = ''
  }

  for (let at = 0; at < source.length; at++) {
    const letter = source.charAt(at)
    if (letter === '"' && cell === '') {
      const end = closingQuote(source, at + 1)
      if (end === undefined)
        return {
          rows,
          error: `Line ${begin}: a quotation mark is not closed. The rest was not imported.`,
          errorLine: begin,
        }
      const quoted = source.slice(at + 1, end)
      cell = quoted.replaceAll('""', '"')
      line += quoted.split('\n').length - 1
      at = end
    } else if (letter === separator) {
      cells.push(cell)
      cell = ''
    } else if (letter === '\n' || letter === '\r') {
      if (letter === '\r' && source.charAt(at + 1) === '\n') at += 1
      endRow()
      line += 1
      begin = line
    } else cell += letter
  }
  endRow()
  return { rows }
}

function closingQuote(source: string, from: number): number | undefined {
  for (let at = source.indexOf('"', from); at >= 0; at = source.indexOf('"', at + 2))
    if (source.charAt(at + 1) !== '"') return at
  return undefined
}

/** Spreadsheets of some countries put a semicolon where others have a comma. */
function separatorOf(source: string): ',' | ';' {
  const [first = ''] = source.split(/[\r\n]/, 1)
  return first.includes(';') && !first.includes(',') ? ';' : ','
}
