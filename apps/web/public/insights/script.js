// Counts page views: the path, and once the host that linked here. No cookie, no storage, no id.
{
  let last
  const count = () => {
    const { pathname: path, host } = location
    if (path === last) return
    const from = last === undefined ? document.referrer.split('/')[2] : undefined
    last = path
    fetch('/insights/view', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path, referrer: from === host ? undefined : from }),
      credentials: 'omit',
      keepalive: true,
    }).catch(() => {})
  }
  // Whoever asks not to be tracked is not counted.
  if (navigator.doNotTrack !== '1' && !navigator.globalPrivacyControl) {
    addEventListener('popstate', count)
    addEventListener('love:navigate', count)
    count()
  }
}
