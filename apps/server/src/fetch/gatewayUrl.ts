import { FetchError } from './readBody.ts'

/** `ipfs://{content id}/{path}`; some contracts say `ipfs://ipfs/{content id}`. */
const ipfs = /^ipfs:\/\/(?:ipfs\/)?(?<id>Qm[1-9A-HJ-NP-Za-km-z]{44}|b[a-z2-7]{58,100})(?<path>\/[^?#]*)?$/

/** The same content at the gateway of the operator, whose host then has to pass like any other. */
export function gatewayUrl(text: string, gateway: string | undefined): string {
  const { id, path = '' } = ipfs.exec(text)?.groups ?? {}
  if (!id) throw new FetchError('bad-address', 'This is not an IPFS URL like ipfs://{content id}/{path}.')
  if (!gateway) {
    throw new FetchError('not-allowed', 'IPFS is not available: no IPFS_GATEWAY is set.')
  }
  const isUnder = path.split('/').every((part) => !/^(\.|%2e){1,2}$/i.test(part))
  if (!isUnder) throw new FetchError('bad-address', 'The path of an IPFS URL must not contain “..”.')
  return `${gateway}/ipfs/${id}${path}`
}
