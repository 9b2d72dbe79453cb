import * as z from 'zod/mini'

/** Unknown fields are refused: dropping one would change the meaning. */
export function requestBody<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? `unknown field: ${issue.keys.join(', ')}` : 'not a JSON object',
  })
}
