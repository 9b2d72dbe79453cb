import { config } from '../../../config.ts'
import type { Topic } from '../topic.ts'

export const keyboardTopic: Topic = {
  icon: 'my-computer',
  blocks: [
    'Everything here can be done without a mouse.',
    {
      facts: [
        ['`F1`', 'Help about the window in front.'],
        ['`F6`', 'The next window.'],
        ['`Tab`, `Shift+Tab`', 'The next or previous control; inside a dialog they stay in it.'],
        ['`Enter`, `Space`', 'Press a button, open an icon.'],
        [
          '`Escape`',
          `Closes a menu or a dialog. In the terms it disconnects the wallet${config.network === 'local' ? ', in the Demo wallet it rejects' : ''}.`,
        ],
        [
          'Arrows',
          'Move in menus, tabs, sliders, charts and in the contents of this book. `Home` and `End` go to the ends of menus, tabs and charts.',
        ],
        ['Letters', 'In a menu they go to the next row that begins so: *Start*, then `S` and `W`, is Swap.'],
        ['`Shift+F10`, menu key', 'The menu of the desktop.'],
      ],
    },
    { heading: 'Windows' },
    'The icon in the title of a window is a menu: restore, move, size, minimize, maximize, help, close. With *Move* and *Size* the arrow keys move or size the window, and `Escape` ends it. There are buttons for single taps too.',
    'The programs on the desktop and the rows under *Start* are links: hold `Ctrl` or `Shift` to open them in a tab or window of their own.',
    { heading: 'With a screen reader' },
    'Windows are named dialogs, tables are tables, and changes of state are announced. Charts read out the point you are at, and have their values as a table.',
  ],
}
