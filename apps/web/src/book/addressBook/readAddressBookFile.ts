import { groupDigits } from '@love/protocol/format/formatNumber'
import { parseCsv } from '../../browser/csv/parseCsv.ts'
import { network } from '../../chain/network.ts'
import { parseAccount } from '../../chain/parseAccount.ts'
import { type AddressBookEntry, entryOf, mostEntries } from './addressBook.ts'

export type AddressBookFile = {
  readonly entries: readonly AddressBookEntry[]
  /** Lines that were left out, by number, with the reason. */
  readonly problems: readonly string[]
}

const mostCharacters = 1024 * 1024

/** Takes what can be taken; every other line is named with what is wrong with it. */
export function readAddressBookFile(text: string): AddressBookFile {
  if (text.length > mostCharacters)
    return { entries: [], problems: ['The file is larger than 1 MB, too large for an address book.'] }
  const { rows, error } = parseCsv(text)
  const [header, ...others] = rows
  const hasHeader = header?.cells.some((cell) => /^address$/i.test(cell.trim()))
  const names = hasHeader ? header?.cells.map((cell) => cell.trim().toLowerCase()) : undefined
  const place = (name: string, usual: number) => (names ? names.indexOf(name) : usual)
  const columns = { address: place('address', 0), name: place('name', 1), chainId: place('chainid', 2) }
  const entries: AddressBookEntry[] = []
  const problems: string[] = []
  for (const { line, cells } of hasHeader ? others : rows) {
    const entry = readRow(cells, columns)
    if (typeof entry === 'string') problems.push(`Line ${line}: ${entry}`)
    else if (entries.length < mostEntries) entries.push(entry)
    else problems.push(`Line ${line}: the address book holds at most ${groupDigits(mostEntries)} entries.`)
  }
  if (error) problems.push(error)
  return { entries, problems }
}

type Columns = Readonly<Record<'address' | 'name' | 'chainId', number>>

function readRow(cells: readonly string[], columns: Columns): AddressBookEntry | string {
  const cell = (name: keyof Columns) => (cells[columns[name]] ?? '').trim()
  const chainId = cell('chainId')
  if (chainId !== '' && chainId !== String(network.chain.id))
    return `this entry is for chain ${chainId.slice(0, 20)}; this site uses chain ${network.chain.id}.`
  const parsed = parseAccount(cell('address'))
  if ('error' in parsed) return parsed.error
  try {
    return entryOf(parsed.address, cell('name'))
  } catch (error) {
    return error instanceof Error ? error.message : 'this cannot be read.'
  }
}
