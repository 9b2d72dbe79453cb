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
          <p>Cannot find this page. Check the address for a typing error.</p>
          <p>Everything that is here opens from the Start button or from the icons on the desktop.</p>
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
