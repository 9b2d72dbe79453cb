/** Those that people have; Chrome, Edge and most wallets are Chromium, Safari and everything on an iPhone is WebKit. */
export const engines = [
  { id: 'chromium', name: 'Chromium' },
  { id: 'firefox', name: 'Firefox' },
  { id: 'webkit', name: 'WebKit' },
] as const

export type EngineId = (typeof engines)[number]['id']
