import { defineToken } from './token.ts'

export const faith = defineToken({ symbol: 'FAITH', name: 'FAITH', decimals: 18, icon: 'faith' })
