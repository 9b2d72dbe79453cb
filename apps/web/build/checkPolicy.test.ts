import { expect, test } from 'vitest'
import { checkPolicy } from './checkPolicy.ts'

const page = (extra: string) =>
  `<head><template><script src="/assets/older.js" integrity="sha256-o"></script></template>
   <script>age()</script><script>boot()</script><script type="importmap">{}</script>
   <script type="module" src="/assets/main.js" integrity="sha256-m"></script>${extra}</head>`

test('default: a sealed page passes', () => {
  expect(() => checkPolicy(page('<p class="style=" title="on click">text</p>'))).not.toThrow()
})

test.each([
  ['a style attribute', '<p class="a" style="color:red">'],
  ['a style element', '<style>p{}</style>'],
  ['an event handler attribute', '<img src="/x.png" onerror="x()">'],
  ['a javascript: link', '<a href="javascript:x()">'],
  ['a file without integrity', '<link rel="modulepreload" href="/assets/other.js">'],
  ['a file of another host', '<script integrity="sha256-x" src="//cdn.example/x.js"></script>'],
  ['Only our two scripts and the import map may be inline', '<script>more()</script>'],
])('error: %s stops the build #no-foreign-code', (words, extra) => {
  expect(() => checkPolicy(page(extra))).toThrow(words)
})
