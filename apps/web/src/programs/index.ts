import type { Program } from '../desktop/program.ts'
import { pairsProgram } from './pairs/program.ts'

export const programs: readonly Program[] = [pairsProgram]
