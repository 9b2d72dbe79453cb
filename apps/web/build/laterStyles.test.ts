import { expect, test } from 'vitest'
import { laterClasses, laterTag } from './laterStyles.ts'

const first = '.window{color:red}.window .table{color:blue}'

test('default: a page waits for the second style sheet only if something of it is drawn beforehand', () => {
  const classes = laterClasses(
    first,
    '.swap .table,.swap-form{color:green}@media print{.window .swap{color:gray}}',
  )
  const later = { path: '/assets/later.css', classes }
  expect(laterTag(later, '<p class="window table">')).toContain('media="not all"')
  expect(laterTag(later, '<p class="window swap-form">')).not.toContain('media')
})

test('behavior: animations have no class', () => {
  expect(laterClasses(first, '@keyframes fly{from{left:0}50%{left:2px}to{left:1px}}.fly{top:0}')).toEqual(
    new Set(['fly']),
  )
})

test.each(['.window{color:green}', 'p{color:green}', '.swap,.window .table{color:green}'])(
  'error: %s would change the page when the second is turned on',
  (later) => {
    expect(() => laterClasses(first, later)).toThrow('changes what the first one styles')
  },
)
