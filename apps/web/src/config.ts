/** The only reader of build-time settings; Vite puts literals here, so what another network needs is dropped. */
export const config = {
  network: import.meta.env.LOVE_NETWORK ?? 'local',
} as const
