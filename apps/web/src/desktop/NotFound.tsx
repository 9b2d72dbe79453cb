import { Icon } from '@love/ui98/Icon'
import { ProgramWindow } from './windows/ProgramWindow.tsx'
import { useProgramWindow } from './windows/windowContext.ts'

export function NotFound() {
  const { navigate } = useProgramWindow()
  return (
    <ProgramWindow>
      <div className="message">
        <Icon name="error" size={32} />
        <div className="message-text">
          <p>Page not found. Check the address for typos.</p>
          <p>Open any program from the Start menu or the desktop icons.</p>
          <p>
            <a
              href="/"
              onClick={(event) => {
                event.preventDefault()
                navigate('/', { replace: true })
              }}
            >
              Back to the desktop
            </a>
          </p>
        </div>
      </div>
    </ProgramWindow>
  )
}
