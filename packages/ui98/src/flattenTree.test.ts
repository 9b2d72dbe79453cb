import { expect, test } from 'vitest'
import { flattenTree, treeMove } from './flattenTree.ts'

const nodes = [
  {
    id: 'help',
    label: 'Help',
    children: [
      { id: 'swap', label: 'Swap' },
      { id: 'farm', label: 'Farm', children: [] },
    ],
  },
  { id: 'index', label: 'Index' },
]
const closed = flattenTree(nodes, new Set())
const open = flattenTree(nodes, new Set(['help', 'farm']))

test('default: only open branches show their rows', () => {
  expect(closed.map(({ node }) => node.id)).toEqual(['help', 'index'])
  expect(open.map(({ node }) => node.id)).toEqual(['help', 'swap', 'farm', 'index'])
  expect(open[1]?.parent).toBe('help')
})

test('behavior: a branch without rows is never open', () => {
  expect(open[2]?.expanded).toBe(false)
})

test('behavior: right opens, then goes in; left goes out, then closes', () => {
  expect(treeMove(closed, 'help', 'ArrowRight')).toEqual({ toggle: 'help' })
  expect(treeMove(open, 'help', 'ArrowRight')).toEqual({ focus: 'swap' })
  expect(treeMove(open, 'swap', 'ArrowRight')).toBeUndefined()
  expect(treeMove(open, 'swap', 'ArrowLeft')).toEqual({ focus: 'help' })
  expect(treeMove(open, 'help', 'ArrowLeft')).toEqual({ toggle: 'help' })
  expect(treeMove(closed, 'help', 'ArrowLeft')).toBeUndefined()
})

test('behavior: up and down stop at the ends, Home and End go there', () => {
  expect(treeMove(open, 'farm', 'ArrowDown')).toEqual({ focus: 'index' })
  expect(treeMove(open, 'index', 'ArrowDown')).toBeUndefined()
  expect(treeMove(open, 'help', 'ArrowUp')).toBeUndefined()
  expect(treeMove(open, 'help', 'End')).toEqual({ focus: 'index' })
  expect(treeMove(open, 'index', 'Home')).toEqual({ focus: 'help' })
  expect(treeMove(open, 'gone', 'Home')).toBeUndefined()
})
