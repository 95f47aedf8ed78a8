import { describe, expect, it } from 'vitest'
import { tableIn } from './table-link'

const ID = 'AbCdEfGhIjKlMnOpQrStUv'

describe('links', () => {
  it('are understood in any form', () => {
    for (const text of [ID, ` https://play.example.org/t/${ID} `, `/t/${ID}/review`, `x.org/t/${ID}?a=b`])
      expect(tableIn(text)).toBe(ID)
  })

  it('that lead elsewhere are not', () => {
    for (const text of ['', 'hello', `https://example.org/${ID}`, `/t/${ID}x`])
      expect(tableIn(text)).toBeNull()
  })
})
