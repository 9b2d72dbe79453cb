/** The oldest browsers in which LOVE works. What they lack is added (`additions.ts`); older ones are told (`tooOld.ts`). */
export const floor = {
  chrome: '105',
  webview_android: '105',
  firefox: '115',
  safari: '16.4',
  safari_ios: '16.4',
} as const
