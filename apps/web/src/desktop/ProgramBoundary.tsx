import { Button } from '@love/ui98/Button'
import { Icon } from '@love/ui98/Icon'
import { Component, type ReactNode } from 'react'
import { LoadError } from './LoadError.ts'
import { ProgramWindow } from './windows/ProgramWindow.tsx'

type Props = { readonly title: string; readonly children: ReactNode }
type State = { readonly failure: { readonly error: unknown } | undefined }

/** Keeps the fault of one program from taking the desktop down. */
export class ProgramBoundary extends Component<Props, State> {
  override state: State = { failure: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override render(): ReactNode {
    const { failure } = this.state
    const { title, children } = this.props
    if (!failure) return children
    return (
      <ProgramWindow title={title}>
        <div className="message" role="alert">
          <Icon name="error" size={32} />
          <div className="message-text">
            {failure.error instanceof LoadError ? (
              <p>
                {failure.error.message} Check your connection and reload the page; if this stays, do not
                connect a wallet here.
              </p>
            ) : (
              <p>
                {title} has performed an illegal operation and was shut down. If your wallet shows an open
                request, reject it.
              </p>
            )}
            <Button primary onClick={() => location.reload()}>
              Reload
            </Button>
          </div>
        </div>
      </ProgramWindow>
    )
  }
}
