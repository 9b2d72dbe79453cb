import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Table } from './Table.tsx'

test('default: the first cell of a row is its header', () => {
  const markup = renderToStaticMarkup(
    <Table
      caption="Pairs"
      columns={[
        { id: 'name', header: 'Name', cell: (name: string) => <a href={`/${name}`}>{name}</a> },
        { id: 'length', header: 'Length', align: 'end', cell: ({ length }) => length },
      ]}
      rows={['LOVE-ETH']}
      rowKey={(name) => name}
    />,
  )
  expect(markup).toContain('<th scope="row" role="rowheader" data-label="Name"><a href="/LOVE-ETH">')
  expect(markup).toContain('<td role="cell" data-label="Length" class="table-end">8</td>')
})
