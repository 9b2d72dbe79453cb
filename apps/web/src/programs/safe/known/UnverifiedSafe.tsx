import { Message } from '../../../review/parts/Message.tsx'

/** On every page and in every review of a contract that only says that it is a Safe. */
export function UnverifiedSafe({ why }: { why: string }) {
  return (
    <Message icon="error" role="alert">
      <p className="error-text">
        <strong>This is not a verified Safe.</strong> {why} It may ignore its owners, and simulations may not
        match what really happens. Do not deposit anything.
      </p>
    </Message>
  )
}
