import { signature } from '../values/signature.ts'
import { requestBody } from './requestBody.ts'

export const signatureOnly = requestBody({ signature })
