import { Message } from '../../../review/parts/Message.tsx'

/** On every page and in every review of a contract that only says that it is a Safe. */
export function UnverifiedSafe({ why }: { why: string }) {
  return (
    <Message icon="error" role="alert">
      <p className="error-text">
        <strong>This is not a verified Safe.</strong> {why} It can ignore its owners, and what is simulated
        here may not be what happens. Do not put anything into it.
      </p>
    </Message>
  )
}
