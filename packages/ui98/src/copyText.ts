/** Milliseconds after which a browser that has not answered has refused. */
const patience = 1_500

/**
 * Rejects where the browser refuses, has no clipboard, or never answers, as Android web views may:
 * https://github.com/MetaMask/metamask-mobile/issues/6468
 */
export async function copyText(text: string): Promise<void> {
  // Started before the wait: without a clipboard this throws, and nobody would hear the wait reject.
  const copied = navigator.clipboard.writeText(text)
  const silence = new Promise<never>((_, reject) => setTimeout(reject, patience, new Error('No response.')))
  await Promise.race([copied, silence])
}
