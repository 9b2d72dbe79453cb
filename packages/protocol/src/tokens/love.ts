import { defineToken } from './token.ts'

export const love = defineToken({ symbol: 'LOVE', name: 'LOVE', decimals: 18, icon: 'heart' })
