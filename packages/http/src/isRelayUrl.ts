const shape =
  /^(?:wss:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*|ws:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?(?:\/[A-Za-z0-9_-]+)*$/

/** Whether a text is the address of a WalletConnect relay and nothing else: it goes into a policy as it is. */
export function isRelayUrl(text: string): boolean {
  return shape.test(text) && URL.canParse(text) && !holdsKey(text)
}

/** Addresses on a chain and content ids are as long as a key, but public. */
const publicWord = /^(0x[0-9a-fA-F]{40}|Qm[1-9A-HJ-NP-Za-km-z]{44}|baf[a-z2-7]{50,})$/

/** Whether a text, such as the address of a hosted node, holds what looks like somebody's key. */
export function holdsKey(text: string): boolean {
  return (text.match(/[A-Za-z0-9]{32,}/g) ?? []).some((word) => !publicWord.test(word))
}
