import { unavailable } from '@love/protocol/prices/figure'

/** Stands for a figure that is on its way. */
export const beingRead = unavailable('loading')
