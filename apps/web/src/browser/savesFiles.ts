import { phoneOf } from './phoneOf.ts'

type Surroundings = {
  readonly navigator: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>
  readonly ReactNativeWebView?: unknown
  readonly ethereum?: unknown
}

/**
 * A browser inside an app, most of which have no downloads and tell nobody; some even crash:
 * https://github.com/MetaMask/metamask-mobile/issues/2195
 * Android names it: https://android-developers.googleblog.com/2024/12/user-agent-reduction-on-android-webview.html
 * Apple's leaves “Safari” out: https://github.com/browserslist/browserslist-useragent-regexp/issues/1528
 * Rainbow calls itself Safari or Chrome, but has the bridge of its framework like most wallets:
 * https://github.com/react-native-webview/react-native-webview/blob/master/docs/Guide.md
 */
export function isInsideApp({ navigator, ReactNativeWebView }: Surroundings): boolean {
  return (
    ReactNativeWebView !== undefined || /; wv\)|WebView|AppleWebKit(?!.*Safari\/)/.test(navigator.userAgent)
  )
}

/** A phone with a wallet in its page is a wallet's own browser in disguise, or one with an extension. */
export function savesFiles(surroundings: Surroundings): 'yes' | 'perhaps' | 'no' {
  if (isInsideApp(surroundings)) return 'no'
  return surroundings.ethereum && phoneOf(surroundings.navigator) ? 'perhaps' : 'yes'
}
