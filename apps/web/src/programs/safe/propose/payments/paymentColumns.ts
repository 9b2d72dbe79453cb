import { cleanText } from '@love/protocol/format/cleanText'
import { type CsvSeparator, parseCsv } from '../../../../browser/csv/parseCsv.ts'

/** What stands in a line of a list of payments. */
export type PaymentCells = {
  /** Counted from 1, as editors do. */
  readonly line: number
  readonly recipient: string
  readonly amount: string
  readonly token: string
  readonly note: string
}

export type BrokenLine = {
  readonly line: number
  /** As it stands there. */
  readonly text: string
  readonly reasons: readonly string[]
}

type PaymentRows = {
  readonly rows: readonly PaymentCells[]
  readonly broken: readonly BrokenLine[]
  /** A line as it stands there. */
  readonly textOf: (line: number) => string
}

type ColumnName = 'recipient' | 'amount' | 'token' | 'note'

const inOrder: readonly ColumnName[] = ['recipient', 'amount', 'token', 'note']

/** What the lists of others call them. */
const headings: Readonly<Record<ColumnName, RegExp>> = {
  recipient: /^(recipient|address|to|receiver|name|wallet|payee)$/,
  amount: /^(amount|value)$/,
  token: /^(token|token[ _-]?address|asset|symbol|currency)$/,
  note: /^(note|memo|description|label|reference|comment)$/,
}

const mostCharacters = 256 * 1024

/** The cells of every line by what they are; a line that has others is broken. */
export function paymentRows(text: string): PaymentRows {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const textOf = (line: number) => cleanText(lines[line - 1] ?? '', 120)
  const broke = (line: number, ...reasons: readonly string[]) => ({ line, text: textOf(line), reasons })
  if (text.length > mostCharacters)
    return { rows: [], broken: [broke(1, 'The list is larger than 256 kB. Split it.')], textOf }
  const separator = separatorOf(lines)
  const { rows, errorLine } = parseCsv(text, separator)
  const [first, ...others] = rows
  const header = first && headerOf(first.cells)
  const columns = header?.columns ?? inOrder
  const broken: BrokenLine[] = []
  if (first && header && header.problems.length > 0) broken.push(broke(first.line, ...header.problems))
  const read = (header ? others : rows).flatMap(({ line, cells }): readonly PaymentCells[] => {
    const filled = withoutEmptyEnd(cells)
    const problem = splitProblem(filled, columns, separator)
    if (problem) {
      broken.push(broke(line, problem))
      return []
    }
    const cell = (name: ColumnName) => (filled[columns.indexOf(name)] ?? '').trim()
    return [
      {
        line,
        recipient: cell('recipient'),
        amount: cell('amount'),
        token: cell('token'),
        note: cell('note'),
      },
    ]
  })
  if (errorLine !== undefined) broken.push(broke(errorLine, 'A quotation mark is not closed.'))
  return { rows: read, broken, textOf }
}

/** Spreadsheets copy with tabs; those of some countries save with semicolons. */
function separatorOf(lines: readonly string[]): CsvSeparator {
  const first = lines.find((line) => line.trim() !== '') ?? ''
  if (first.includes('\t')) return '\t'
  return first.includes(';') ? ';' : ','
}

/** Undefined where the first line is a payment already. `undefined` in it: a column without a name. */
function headerOf(
  cells: readonly string[],
):
  | { readonly columns: readonly (ColumnName | undefined)[]; readonly problems: readonly string[] }
  | undefined {
  const names = cells.map((cell) => cell.trim().toLowerCase())
  const columns = names.map((name) => inOrder.find((column) => headings[column].test(name)))
  if (!columns.includes('recipient') || !columns.includes('amount')) return undefined
  const unknown = names.filter((name, index) => name !== '' && columns[index] === undefined)
  const twice = inOrder.filter((column) => columns.filter((each) => each === column).length > 1)
  return {
    columns,
    problems: [
      ...unknown.map(
        (name) => `“${cleanText(name, 30)}” is not a column. Use recipient, amount, token and note.`,
      ),
      ...twice.map((column) => `Two columns are the ${column}. Keep one.`),
    ],
  }
}

function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)
}

const digits = /^\s*\d+\s*$/

/** Why the cells cannot be what their columns say. */
function splitProblem(
  cells: readonly string[],
  columns: readonly (ColumnName | undefined)[],
  separator: CsvSeparator,
): string | undefined {
  const at = columns.indexOf('amount')
  const [whole = '', part = ''] = [cells[at], cells[at + 1]]
  if (separator === ',' && columns[at + 1] === 'token' && digits.test(whole) && digits.test(part))
    return `“${whole.trim()},${part.trim()}” is not an amount here. Write ${whole.trim()}.${part.trim()}, or separate the columns with semicolons.`
  if (cells.length <= columns.length) return undefined
  return `${cells.length} columns instead of ${columns.length}. Put text with a ${separator === '\t' ? 'tab' : separator === ';' ? 'semicolon' : 'comma'} in quotes.`
}
