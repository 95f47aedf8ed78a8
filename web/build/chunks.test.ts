import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ROUTES } from '../src/lib/routes'
import { CODE, chunkOf, whole } from './chunks'

const text = (language: string, file: string) => chunkOf(`/x/src/gauntlet/texts/${language}/${file}.ftl?raw`)

it('puts the texts of the start page into one file for each language, and no others', () => {
  const start = ROUTES.find(({ path }) => path === '/')?.texts ?? []
  expect(new Set([...start, 'shell'].map(file => text('pl', file)))).toEqual(new Set(['start-pl']))
  const all = readdirSync(new URL('../../src/gauntlet/texts/pl', import.meta.url)).map(name =>
    name.replace('.ftl', ''),
  )
  expect(all.filter(file => text('pl', file) === 'start-pl').sort()).toEqual([...start, 'shell'].sort())
  expect(text('fr', 'rules')).toBe('rules-fr')
})

it('keeps what is drawn at a table out of the first file', () => {
  expect(chunkOf('/x/web/src/main.ts')).toBe('index')
  expect(chunkOf('/x/web/src/lib/ui/Button.svelte')).toBe('index')
  expect(chunkOf('/x/web/src/lib/pieces/CardFace.svelte')).toBe('pieces')
  expect(chunkOf('/x/web/src/lib/board/Board.svelte')).toBe('board')
  expect(chunkOf('/x/web/src/pages/Start.svelte')).toBeUndefined()
})

it('names no module that is gone', () => {
  const root = new URL('../..', import.meta.url)
  for (const path of CODE.flatMap(([, paths]) => paths)) {
    const [, folder = '', name = ''] = /^\/(.*\/)([^/]*)$/.exec(whole(path)) ?? []
    const files = readdirSync(new URL(folder, root))
    expect(
      files.some(file => file.startsWith(name)),
      path,
    ).toBe(true)
  }
})
