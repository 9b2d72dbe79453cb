import { z } from 'zod'
import { type AllowedHost, findAllowedHost } from '../fetch/allowedHost.ts'

/** The origin under which `/ipfs/{content id}` is found. */
export function ipfsGateway(hosts: readonly AllowedHost[]) {
  return z
    .string()
    .refine((text) => URL.canParse(text) && new URL(text).origin === text, {
      error: 'must be an origin like https://ipfs.example, without path.',
      abort: true,
    })
    .refine(
      (text) => findAllowedHost(hosts, new URL(text)) !== undefined,
      'must be one of the hosts in IMAGE_HOSTS.',
    )
}
