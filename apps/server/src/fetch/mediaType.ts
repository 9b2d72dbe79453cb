/** `Image/PNG; charset=x` is `image/png`; nothing said is unknown bytes. */
export function mediaType(header: string | undefined): string {
  const [type = ''] = (header ?? '').split(';')
  return type.trim().toLowerCase() || 'application/octet-stream'
}
