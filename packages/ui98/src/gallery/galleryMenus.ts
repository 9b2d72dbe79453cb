import type { MenuEntry } from '../menuEntry.ts'

/** Rows of every kind. */
export function galleryMenus(
  say: (words: string) => void,
): { label: string; entries: readonly MenuEntry[] }[] {
  const item = (label: string) => ({ id: label, label, onSelect: () => say(label) })
  return [
    {
      label: 'File',
      entries: [
        { ...item('Open'), icon: 'folder', shortcut: 'Ctrl+O' },
        { ...item('Save as floppy'), icon: 'floppy' },
        {
          id: 'Send to',
          label: 'Send to',
          entries: [
            { ...item('Safe'), icon: 'safe' },
            { ...item('Printer'), icon: 'printer' },
            { id: 'More', label: 'More', entries: [item('Recycle bin'), item('Modem')] },
          ],
        },
        { kind: 'separator' },
        { ...item('Print'), icon: 'printer', disabled: true },
        { kind: 'separator' },
        item('Exit'),
      ],
    },
    {
      label: 'View',
      entries: [
        { ...item('Status bar'), checked: true },
        { ...item('Toolbar'), checked: false },
        { kind: 'separator' },
        { ...item('Large icons'), checked: false, radio: true },
        { ...item('Details'), checked: true, radio: true },
      ],
    },
    { label: 'Help', entries: [{ ...item('Contents'), icon: 'help', href: '#icons' }, item('About')] },
  ]
}
