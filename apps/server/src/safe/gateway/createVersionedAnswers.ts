import { hash } from 'node:crypto'
import type { Endpoint } from '@love/safe/api/endpoints/endpoint'
import { bytesOf, createByteCache } from '../../createByteCache.ts'
import { isUnchanged } from '../../static/acceptedEncodings.ts'
import type { GatewayAnswer, GatewayRoute, RouteInput } from './gatewayRoute.ts'

const MOST_BYTES = 32 * 1024 * 1024

const MOST_TAG_BYTES = 4 * 1024 * 1024

const json = { 'content-type': 'application/json', 'cache-control': 'no-cache' }

export type VersionedParameters = {
  route: GatewayRoute
  input: RouteInput<Endpoint>
  version: string
  ifNoneMatch: string | null
}

/** The version alone tells whether somebody has the answer already; otherwise it is made once for all who ask. */
export function createVersionedAnswers() {
  const kept = createKeptBodies({ mostBytes: MOST_BYTES })
  const tags = createByteCache<{ version: string; etag: string }>({ mostBytes: MOST_TAG_BYTES })

  const tagOf = (key: string, version: string): string => {
    const known = tags.get(key)
    if (known?.version === version) return known.etag
    const etag = `"${hash('sha256', `${version} ${key}`, 'base64url').slice(0, 27)}"`
    const tag = { version, etag }
    tags.set(key, tag, bytesOf(tag))
    return etag
  }

  return async ({ route, input, version, ifNoneMatch }: VersionedParameters): Promise<GatewayAnswer> => {
    const key = `${route.endpoint.name} ${input.url.pathname}${input.url.search}`
    const etag = tagOf(key, version)
    const headers = { ...json, etag }
    if (isUnchanged(ifNoneMatch, etag)) return { status: 304, headers, body: null }
    const body = await kept.get(key, version, async () =>
      Buffer.from(JSON.stringify(await route.answer(input))),
    )
    return { status: 200, headers, body }
  }
}

type KeptBodies = {
  /** What was made for this key at this version; otherwise `make` is asked, once for all who wait. */
  get(key: string, version: string, make: () => Promise<Buffer<ArrayBuffer>>): Promise<Buffer<ArrayBuffer>>
}

type Kept = { version: string; body: Promise<Buffer<ArrayBuffer>> }

/** The bodies of answers, the ones that were asked for last. */
function createKeptBodies({ mostBytes }: { mostBytes: number }): KeptBodies {
  const kept = createByteCache<Kept>({ mostBytes })

  return {
    get(key, version, make) {
      const known = kept.get(key)
      if (known?.version === version) return known.body
      const entry: Kept = { version, body: make() }
      kept.set(key, entry, 0)
      const isCurrent = () => kept.get(key) === entry
      entry.body.then(
        (body) => {
          if (isCurrent()) kept.set(key, entry, body.byteLength)
        },
        () => {
          if (isCurrent()) kept.delete(key)
        },
      )
      return entry.body
    },
  }
}
