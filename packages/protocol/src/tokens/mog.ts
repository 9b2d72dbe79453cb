import { defineToken } from './token.ts'

export const mog = defineToken({ symbol: 'MOG', name: 'Mog', decimals: 18, icon: 'token-mog' })
