import { z } from 'zod'

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Where another gateway is. It hears which owners are asked for, so it is reached over https. */
export function safeGatewayUrl({ httpAllowed }: { httpAllowed: boolean }) {
  const words = httpAllowed ? ' (http only for loopback)' : ''
  return z
    .string()
    .refine(
      (text) => isGateway(text, httpAllowed),
      `must be an address like https://gateway.example${words}, without user, query or slash at its end.`,
    )
}

function isGateway(text: string, httpAllowed: boolean): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, origin, pathname } = new URL(text)
  const isReachable = protocol === 'https:' || (protocol === 'http:' && httpAllowed && loopback.has(hostname))
  return isReachable && text === `${origin}${pathname === '/' ? '' : pathname}` && !text.endsWith('/')
}
