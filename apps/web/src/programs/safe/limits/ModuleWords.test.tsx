import { allowanceModules } from '@love/contracts/deployments/allowanceModules'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ModuleWords } from './ModuleWords.tsx'

type Code = 'official' | 'foreign' | 'missing'

function textOf(...states: readonly { readonly code: Code; readonly isEnabled?: boolean }[]): string {
  const modules = states.map(({ code, isEnabled = false }, at) => {
    const module = allowanceModules[at]
    if (!module) throw new Error('There are not so many.')
    return { ...module, code, isEnabled, known: undefined }
  })
  return renderToStaticMarkup(<ModuleWords modules={modules} />).replace(/<[^>]*>/g, '')
}

test('default: the module that keeps the limits is named', () => {
  expect(textOf({ code: 'missing' }, { code: 'official', isEnabled: true })).toBe(
    'Kept by Safe’s AllowanceModule 0.1.1, verified by its code.',
  )
  expect(textOf({ code: 'missing' }, { code: 'official' })).toBe('')
})

test('error: a network without the module says so', () => {
  expect(textOf({ code: 'missing' }, { code: 'missing' })).toBe(
    'Unavailable: Safe’s AllowanceModule is not deployed on this network.',
  )
})

test('error: other code at its address is never used, and to be disabled where it is enabled', () => {
  const text = textOf({ code: 'foreign', isEnabled: true }, { code: 'missing' })
  expect(text).toContain('Not verified: the contract at 0xCFbFaC74C26F8647cBDb8c5caf80BB5b32E43134')
  expect(text).toContain('disable it under Modules')
  expect(text).not.toContain('Unavailable')
})
