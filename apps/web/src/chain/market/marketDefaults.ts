/**
 * History changes with every block, but nobody decides by its last second. A failed try is told at once and repeated
 * at the same pace: the page is whole without history.
 */
export const marketDefaults = { refetchInterval: 12_000, staleTime: 10_000, retry: false } as const
