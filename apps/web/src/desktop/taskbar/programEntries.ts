import type { MenuEntry } from '@love/ui98/menuEntry'
import type { Program } from '../program.ts'

/** The programs as rows of the Start menu: links, for whoever wants a new tab. */
export function programEntries(
  programs: readonly Program[],
  open: (path: string) => void,
): readonly MenuEntry[] {
  return programs.map(({ id, title, icon, path }) => ({
    id,
    label: title,
    icon,
    href: path,
    onSelect: (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      open(path)
    },
  }))
}
