import type { Plugin } from 'vite'

const definition = /\/apps\/web\/src\/programs\/[^/]+\/program\.ts$/

const description = /(\bdescription:\s*)(?:'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)/g

/** What programs say to search engines stands in the documents: the scripts need not bring it along. */
export function withoutDescriptions(): Plugin {
  return {
    name: 'without-descriptions',
    enforce: 'pre',
    transform: (code, id) =>
      definition.test(id) ? { code: leaveOutDescriptions(code), map: null } : undefined,
  }
}

export function leaveOutDescriptions(code: string): string {
  return code.replace(description, "$1''")
}
