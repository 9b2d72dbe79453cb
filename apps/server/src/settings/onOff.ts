import { z } from 'zod'

export const onOff = z.enum(['on', 'off'], { error: 'must be on or off.' }).transform((word) => word === 'on')
