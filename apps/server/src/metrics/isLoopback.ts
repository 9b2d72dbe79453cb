/** Whether the other end of a connection is this machine. */
export function isLoopback(socketAddress: string | undefined): boolean {
  return /^(127\.|::1$|::ffff:127\.)/.test(socketAddress ?? '')
}
