import { expect, test } from 'vitest'
import { createCounter, createGauge, createHistogram, renderMetrics } from './metric.ts'

test('default: counters, gauges and histograms in the text format', async () => {
  const counter = createCounter({ name: 'asked_total', help: 'Asked.', labels: ['route', 'status'] })
  for (const status of ['200', '200', '503']) counter.add('/rpc', status)
  const gauge = createGauge({ name: 'waiting', help: 'Waiting.', label: 'queue' })
  gauge.set('image', 3)
  gauge.set('image', 2)
  expect(await renderMetrics([counter.metric, gauge.metric])).toBe(
    [
      '# HELP asked_total Asked.',
      '# TYPE asked_total counter',
      'asked_total{route="/rpc",status="200"} 2',
      'asked_total{route="/rpc",status="503"} 1',
      '# HELP waiting Waiting.',
      '# TYPE waiting gauge',
      'waiting{queue="image"} 2',
      '',
    ].join('\n'),
  )
})

test('behavior: a bucket holds those below it too, and the last one all', async () => {
  const { metric, observe } = createHistogram({ name: 'took', help: 'Took.', label: 'route' })
  for (const seconds of [0.001, 0.002, 0.2, 60]) observe('/rpc', seconds)
  const text = await renderMetrics([metric])
  expect(text).toContain('took_bucket{route="/rpc",le="0.001"} 1\n')
  expect(text).toContain('took_bucket{route="/rpc",le="0.005"} 2\n')
  expect(text).toContain('took_bucket{route="/rpc",le="0.1"} 2\n')
  expect(text).toContain('took_bucket{route="/rpc",le="10"} 3\n')
  expect(text).toContain('took_bucket{route="/rpc",le="+Inf"} 4\n')
  expect(text).toContain('took_count{route="/rpc"} 4\n')
  expect(text).toMatch(/took_sum\{route="\/rpc"\} 60\.20\d*\n/)
})

test('behavior: what is odd in a label cannot leave it', async () => {
  const gauge = createGauge({ name: 'odd', help: 'Odd.', label: 'one' })
  gauge.set('a"b\\c\nd', 1)
  expect(await renderMetrics([gauge.metric])).toContain('odd{one="a\\"b\\\\c\\nd"} 1\n')
})
