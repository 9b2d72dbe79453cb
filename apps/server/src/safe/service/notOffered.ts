import type { Endpoint } from '@love/safe/api/endpoints/endpoint'
import { serviceEndpoints } from '@love/safe/api/service/serviceEndpoints'
import {
  getServiceDelegates,
  serviceAddDelegate,
  serviceOperations,
  serviceRemoveDelegate,
} from '@love/safe/api/service/serviceNotOffered'
import * as z from 'zod/mini'
import { defineRoute, type GatewayRoute } from '../gateway/gatewayRoute.ts'
import { GatewayError } from '../gateway/refusalOf.ts'
import { wholeList } from './servicePage.ts'

const noDelegates = 'Delegates cannot propose: the signature of an owner is required.'

const noOperations =
  'User operations (ERC-4337) are not supported. Propose a transaction and execute it once enough owners have signed.'

const noService =
  'This server forwards to another Safe gateway, which has no transaction service: /api is not available.'

/** What bots can ask for and nobody does here. */
export const notOffered: readonly GatewayRoute[] = [
  defineRoute(getServiceDelegates, async () => wholeList([])),
  ...[serviceAddDelegate, serviceRemoveDelegate].map((endpoint) => refused(endpoint, 403, noDelegates)),
  ...serviceOperations.map((endpoint) => refused(endpoint, 404, noOperations)),
]

/** Another gateway answers in our place, and what is stored here would be a second queue that its owners do not see. */
export const notForwarded: readonly GatewayRoute[] = serviceEndpoints.map((endpoint: Endpoint) =>
  refused(
    { ...endpoint, parameters: z.looseObject({}), query: z.looseObject({}), body: z.unknown() },
    404,
    noService,
  ),
)

function refused(endpoint: Endpoint, status: number, words: string): GatewayRoute {
  return defineRoute(endpoint, async () => {
    throw new GatewayError(status, words)
  })
}
