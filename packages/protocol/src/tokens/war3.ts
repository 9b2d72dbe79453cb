import { defineToken } from './token.ts'

export const war3 = defineToken({ symbol: 'WAR3', name: 'WAR3', decimals: 18, icon: 'war3' })
