import { z } from 'zod'

export const networkName = z.enum(['local', 'mainnet'], { error: 'must be local or mainnet.' })
