import { Component, type ErrorInfo, type ReactNode } from 'react'
import { BlueScreen } from './BlueScreen.tsx'
import type { Crash } from './crashReport.ts'

type State = { readonly crash: Crash | undefined }

/** Catches what no program caught: nothing below can be trusted to draw any more. */
export class FatalBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { crash: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { crash: { error, componentStack: undefined } }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.setState({ crash: { error, componentStack: componentStack ?? undefined } })
  }

  override render(): ReactNode {
    const { crash } = this.state
    return crash ? <BlueScreen crash={crash} /> : this.props.children
  }
}
