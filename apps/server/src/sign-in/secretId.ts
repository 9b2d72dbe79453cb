import { createHash, randomBytes } from 'node:crypto'

const form = /^[A-Za-z0-9_-]{43}$/

/** 256 bits that nobody can guess. */
export function newSecretId(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of it; undefined for what cannot have come from here. */
export function hashSecretId(id: string | undefined): string | undefined {
  return id !== undefined && form.test(id) ? createHash('sha256').update(id).digest('base64url') : undefined
}
