/** The board as a picture: what is seen, with the page's own styles and letters, drawn by the browser itself. */

const XHTML = 'http://www.w3.org/1999/xhtml'
const SVG = 'http://www.w3.org/2000/svg'
/** Pixels of the picture for one of the page. */
const SHARP = 2

/** A drawing of a part of the page that needs nothing else. */
export async function svgOf(node: HTMLElement): Promise<string> {
  const { width, height } = node.getBoundingClientRect()
  const svg = document.createElementNS(SVG, 'svg')
  for (const { name, value } of document.documentElement.attributes) svg.setAttribute(name, value)
  for (const [name, value] of Object.entries({ width, height, viewBox: `0 0 ${width} ${height}` }))
    svg.setAttribute(name, String(value))
  const style = document.createElementNS(SVG, 'style')
  style.textContent = await styles()
  const frame = document.createElementNS(SVG, 'foreignObject')
  frame.setAttribute('width', String(width))
  frame.setAttribute('height', String(height))
  frame.append(await copyOf(node, width, height))
  svg.append(style, frame)
  return new XMLSerializer().serializeToString(svg)
}

export async function pngOf(node: HTMLElement): Promise<Blob> {
  const { width, height } = node.getBoundingClientRect()
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await svgOf(node))}`
  await image.decode()
  const canvas = new OffscreenCanvas(SHARP * Math.round(width), SHARP * Math.round(height))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser does not draw')
  pen.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/png' })
}

export function save(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The download has its own hold on it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** In a box that looks like the page around it. */
async function copyOf(node: HTMLElement, width: number, height: number): Promise<HTMLElement> {
  const box = document.createElementNS(XHTML, 'div') as HTMLElement
  const page = getComputedStyle(document.documentElement)
  Object.assign(box.style, {
    width: `${width}px`,
    height: `${height}px`,
    background: page.getPropertyValue('--ground'),
    color: page.color,
    font: page.font,
    fontVariantNumeric: page.fontVariantNumeric,
  })
  const copy = node.cloneNode(true) as HTMLElement
  Object.assign(copy.style, { width: `${width}px`, height: `${height}px`, margin: '0' })
  box.append(copy)
  return box
}

/** All rules of the page. Lengths in rem count from the root of the drawing, whose letters are the page's. */
async function styles(): Promise<string> {
  const rules = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules])
  const texts = await Promise.all(
    rules.map(rule => (rule instanceof CSSFontFaceRule ? embedded(rule) : rule.cssText)),
  )
  const { fontSize } = getComputedStyle(document.documentElement)
  return `${texts.join('\n')}\n:root { font-size: ${fontSize}; }`
}

/** A drawing can fetch nothing: letters come along if the page shows any of them. */
async function embedded(rule: CSSFontFaceRule): Promise<string> {
  const source = /url\("?([^")]+)"?\)/.exec(rule.cssText)
  const file = source?.[1]
  if (!source || !file || !isShown(rule)) return ''
  const base = rule.parentStyleSheet?.href ?? document.baseURI
  const bytes = new Uint8Array(await (await fetch(new URL(file, base))).arrayBuffer())
  const letters = Array.from(bytes, byte => String.fromCharCode(byte)).join('')
  return rule.cssText.replace(source[0], `url("data:font/woff2;base64,${btoa(letters)}")`)
}

function isShown(rule: CSSFontFaceRule): boolean {
  const shown = [...document.fonts].filter(face => face.status === 'loaded')
  const range = rule.style.getPropertyValue('unicode-range').replaceAll(' ', '').toLowerCase()
  return shown.some(face => face.unicodeRange.replaceAll(' ', '').toLowerCase() === range || !range)
}
