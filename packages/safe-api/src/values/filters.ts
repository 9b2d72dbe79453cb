import * as z from 'zod/mini'

/** A query of which nothing has to be given. Names that we do not know are ignored: clients of others add some. */
export function filters<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.partial(z.object(shape))
}
