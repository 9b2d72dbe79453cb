const beginnings = ['No node can be reached', 'The nodes ', 'The node did not ', 'Two nodes ']

/**
 * Whether these are our server's own words about its nodes. Its codes do not tell: nodes and wallets use the same ones
 * for failures of their own.
 */
export function isNodeSentence(words: unknown): words is string {
  return typeof words === 'string' && words.length < 200 && beginnings.some((some) => words.startsWith(some))
}
