import type { Curve } from '../findings.ts'

export function plotFile({ name }: Pick<Curve, 'name'>): string {
  return `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.svg`
}
