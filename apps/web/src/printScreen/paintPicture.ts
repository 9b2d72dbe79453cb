import { iconBox } from '@love/ui98/icons/iconBox.ts'
import sprite from '@love/ui98/icons/icons.png?no-inline'
import type { Colour, Drawn, DrawnText } from './drawn.ts'
import { pictureSize } from './layOutPicture.ts'

/** Twice as many pixels as its measures say: letters stay sharp. */
const sharpness = 2

/** A slow line must not keep anybody from a picture in another font. */
const fontPatienceMs = 3_000

class PictureError extends Error {
  readonly code = 'no-picture'
}

/** Draws what is laid out and gives it as a PNG. Throws a `PictureError` where the browser cannot or does not want to. */
export async function paintPicture(drawn: readonly Drawn[], document: Document): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = pictureSize.width * sharpness
  canvas.height = pictureSize.height * sharpness
  const context = canvas.getContext('2d')
  if (!context) throw new PictureError('There is no canvas.')
  if (isScrambled(context)) throw new PictureError('The canvas gives other pixels than were drawn.')
  const style = getComputedStyle(document.documentElement)
  const brush = { context, style, family: style.getPropertyValue('--ui-font'), icons: await loadIcons() }
  await fontsReady(document, brush.family)
  context.scale(sharpness, sharpness)
  context.imageSmoothingEnabled = false
  for (const one of drawn) draw(one, brush)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new PictureError('The canvas gives no picture.')
  return blob
}

type Brush = {
  readonly context: CanvasRenderingContext2D
  readonly style: CSSStyleDeclaration
  readonly family: string
  readonly icons: HTMLImageElement
}

async function loadIcons(): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = sprite
  await image.decode()
  return image
}

/** Our own font is fetched only where the machine has none of those named before it; a canvas does not wait for it. */
async function fontsReady({ fonts }: Document, family: string): Promise<void> {
  const loaded = Promise.all([fonts.load(`20px ${family}`), fonts.load(`bold 20px ${family}`)])
  const enough = new Promise((resolve) => setTimeout(resolve, fontPatienceMs))
  await Promise.race([loaded, enough]).catch(() => {})
}

function draw(drawn: Drawn, brush: Brush): void {
  const { context, style, icons } = brush
  switch (drawn.kind) {
    case 'fill':
      context.fillStyle = paint(drawn.colour, brush, drawn)
      context.fillRect(drawn.x, drawn.y, drawn.width, drawn.height)
      return
    case 'line': {
      const [[startX, startY] = [0, 0], ...others] = drawn.points
      context.strokeStyle = style.getPropertyValue(drawn.colour)
      context.lineWidth = drawn.width
      context.lineCap = 'round'
      context.lineJoin = 'round'
      context.beginPath()
      context.moveTo(startX, startY)
      context.lineTo(startX, startY)
      for (const [x, y] of others) context.lineTo(x, y)
      context.stroke()
      return
    }
    case 'icon': {
      const { x, y, drawn: size } = iconBox(drawn.name, drawn.size)
      context.drawImage(icons, x, y, size, size, drawn.x, drawn.y, drawn.size, drawn.size)
      return
    }
    case 'text':
      drawText(drawn, brush)
      return
    default:
      drawn satisfies never
  }
}

/** Several colours in one property are a run from left to right, as in a title bar. */
function paint(colour: Colour, { context, style }: Brush, { x, width }: { x: number; width: number }) {
  const value = style.getPropertyValue(colour)
  const colours = value.match(/#[0-9a-f]{3,8}\b/gi) ?? []
  if (colours.length < 2) return value
  const run = context.createLinearGradient(x, 0, x + width, 0)
  for (const [at, one] of colours.entries()) run.addColorStop(at / (colours.length - 1), one)
  return run
}

function drawText(drawn: DrawnText, { context, style, family }: Brush): void {
  const { text, x, y, size, most, colour, isBold, align = 'left' } = drawn
  const setSize = (pixels: number) => {
    context.font = `${isBold ? 'bold ' : ''}${pixels}px ${family}`
  }
  setSize(size)
  setSize(Math.min(size, (size * most) / Math.max(1, context.measureText(text).width)))
  context.textAlign = align
  context.fillStyle = style.getPropertyValue(colour)
  context.fillText(text, x, y)
}

/** Some browsers scramble what is read from a canvas so that nobody can be told by it; a small noise does no harm. */
function isScrambled(context: CanvasRenderingContext2D): boolean {
  const black = [0, 0, 0]
  context.fillStyle = '#000'
  context.fillRect(0, 0, 1, 1)
  const { data } = context.getImageData(0, 0, 1, 1)
  return black.some((part, at) => Math.abs((data[at] ?? 255) - part) > 16)
}
