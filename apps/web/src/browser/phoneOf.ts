/** Tablets of Apple call themselves Macs; no Mac has a touch screen. */
export function phoneOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): 'ios' | 'android' | undefined {
  if (/Android/.test(userAgent)) return 'android'
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  return isApple ? 'ios' : undefined
}
