import { MessageBox } from '@love/ui98/MessageBox'
import { Component, type ReactNode } from 'react'
import { ProgramLoadError } from './ProgramLoadError.ts'

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
      <MessageBox
        title={title}
        icon="error"
        actions={[{ label: 'Reload', primary: true, onClick: () => location.reload() }]}
      >
        {failure.error instanceof ProgramLoadError ? (
          <p>{failure.error.message} Reload the page; if this stays, do not connect a wallet here.</p>
        ) : (
          <p>
            {title} has performed an illegal operation and was shut down. If your wallet shows an open
            request, reject it.
          </p>
        )}
      </MessageBox>
    )
  }
}
