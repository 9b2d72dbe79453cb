import { showCopyWindow } from '@love/ui98/CopyWindow'

/** The address of a link that leaves, to open or to copy. */
export function showLeaveWindow(href: string): void {
  showCopyWindow({
    title: 'Leaving LOVE',
    text: href,
    children:
      'In this browser the link may replace this page or not open at all. You can also copy it and open it elsewhere.',
    buttons: (
      <a className="button" data-leaves href={href} target="_blank" rel="noopener noreferrer">
        Open
      </a>
    ),
  })
}
