import { documentPolicy, reportingEndpoints } from '../headers/policies.ts'
import type { StaticFile } from './staticFile.ts'

export type FileHeadersParameters = { safeHosts: readonly string[]; isShared: boolean }

/** What a file says of itself whatever the request: a 304 too, whose headers replace those the browser kept. */
export function fileHeaders(
  { cacheControl, type, packed, document }: StaticFile,
  { safeHosts, isShared }: FileHeadersParameters,
): Record<string, string> {
  return {
    'cache-control': cacheControl,
    'content-type': type,
    ...(packed.size > 0 && { vary: 'accept-encoding' }),
    ...(isShared && { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' }),
    ...(document && {
      'content-security-policy': documentPolicy({ safeHosts, ...document }),
      'reporting-endpoints': reportingEndpoints,
    }),
  }
}
