import { cursor } from './cursor.ts'
import { limit } from './limit.ts'

export const pageQuery = { cursor, limit }
