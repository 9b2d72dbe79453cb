export type Size = { readonly width: number; readonly height: number }
export type Point = { readonly x: number; readonly y: number }

/** Keys that are not letters, as the standard writes them. */
export const keyCodes = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  End: '\uE010',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const
type Key = keyof typeof keyCodes

/** As little as every engine can do alike; all else is made of it in the page itself. */
export type Driver = {
  readonly version: string
  readonly goto: (url: string) => Promise<void>
  readonly reload: () => Promise<void>
  /** Into the first frame of the page, until it goes elsewhere. */
  readonly enterFrame: () => Promise<void>
  /** Runs the text of a function in the page. What goes in and comes out is JSON. */
  readonly evaluate: (source: string, parameters: readonly unknown[]) => Promise<unknown>
  /** Pressed at the first point, released at the last; one point is a click. */
  readonly drag: (points: readonly [Point, ...Point[]]) => Promise<void>
  readonly press: (key: Key) => Promise<void>
  readonly type: (text: string) => Promise<void>
  /** Of the page, without the frame of the browser. */
  readonly resize: (size: Size) => Promise<void>
  readonly picture: () => Promise<Buffer>
  readonly forgetCookies: () => Promise<void>
  readonly close: () => Promise<void>
}

export type DriverOptions = { readonly blocksCookies: boolean }
