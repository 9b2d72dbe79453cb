import type { ReactNode } from 'react'

export type ChartFrameProps = {
  /** What is drawn, in words that stand under it. */
  caption: ReactNode
  /** At the other end of the caption: the last value. */
  value?: ReactNode
  /** A canvas or an SVG; hide it from readers and give the values as a table beside it. */
  children: ReactNode
}

/** The system monitor: black ground, green grid. */
export function ChartFrame({ caption, value, children }: ChartFrameProps) {
  return (
    <figure className="chart-frame">
      <div className="chart-plot">{children}</div>
      <figcaption className="chart-caption">
        <span>{caption}</span>
        {value && <span>{value}</span>}
      </figcaption>
    </figure>
  )
}
