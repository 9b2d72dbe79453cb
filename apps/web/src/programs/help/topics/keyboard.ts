import { config } from '../../../config.ts'
import type { Topic } from '../topic.ts'

export const keyboardTopic: Topic = {
  icon: 'my-computer',
  blocks: [
    'You can use everything here without a mouse.',
    {
      facts: [
        ['`F1`', 'Help for the active window.'],
        ['`F6`', 'Next window.'],
        ['`F8`', 'Show the desktop. Press it again to bring the windows back.'],
        ['`Ctrl+Esc`', 'Open *Start*, unless your system takes these keys.'],
        ['`Tab`, `Shift+Tab`', 'Next or previous control, within the dialog if one is open.'],
        ['`Enter`, `Space`', 'Press a button, open an icon.'],
        [
          '`Escape`',
          `Close a menu or dialog. In the terms it disconnects the wallet${config.network === 'local' ? '; in the Demo wallet it rejects the request' : ''}.`,
        ],
        [
          'Arrows',
          'Move through menus, tabs, sliders, charts and the contents of this book. `Home` and `End` jump to the ends of menus, tabs and charts.',
        ],
        [
          'Letters',
          'In a menu, jump to the next item that starts with it: *Start*, then `S` and `W`, is Swap.',
        ],
        ['`Shift+F10`, menu key', 'The menu of an icon or of a window in the taskbar.'],
      ],
    },
    { heading: 'Windows' },
    'The icon in a title bar is a menu: restore, move, size, minimize, maximize, left half, right half, help, close. After *Move* or *Size*, use the arrow keys, then `Escape` to finish. There are also buttons for single taps. *Move* in the menu of a desktop icon works the same way.',
    'Desktop icons and *Start* menu items are links: hold `Ctrl` or `Shift` to open one in a new tab or window.',
    { heading: 'With a screen reader' },
    'Windows are named dialogs, tables are real tables, and status changes are announced. Charts read out the current point and offer their values as a table.',
  ],
}
