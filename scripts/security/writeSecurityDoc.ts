import { writeFileSync } from 'node:fs'
import { renderSecurityDoc } from './renderSecurityDoc.ts'

writeFileSync('docs/security.md', renderSecurityDoc())
