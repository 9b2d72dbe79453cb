import { holdsKey } from './holdsKey.ts'

const shape =
  /^(?:wss:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*|ws:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?(?:\/[A-Za-z0-9_-]+)*$/

/** Whether a text is the address of a WalletConnect relay and nothing else: it goes into a policy as it is. */
export function isRelayUrl(text: string): boolean {
  return shape.test(text) && URL.canParse(text) && !holdsKey(text)
}
