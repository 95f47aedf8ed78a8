import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import { store, stored } from './storage'

export const LANGUAGES = ['en', 'es', 'pl', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
export type Args = Record<string, FluentVariable>

/** Every text file of every language but the terminal's, loaded when needed: the same files that the Python side reads. */
const sources = import.meta.glob<string>(['../../../src/gauntlet/texts/*/*.ftl', '!**/terminal.ftl'], {
  query: '?raw',
  import: 'default',
})

/** The full stop of a sentence after a name that ends in one, or in another mark ("M.O.D.O.K..", "¡…!."). */
const DOUBLE_STOP = /(?<!\.)([.!?…]|\.{3})\.(?=\s|$)/g

const bundles = new Map<Language, FluentBundle>()
const loaded = new Map<string, Promise<void>>()
const wanted = new Set<string>(['shell'])

let language = $state<Language>(firstLanguage())
let version = $state(0)

export const texts = {
  get language(): Language {
    return language
  },
  /** Switches at once: what the page needs is fetched first, so no half-translated page is ever seen. */
  async choose(next: Language): Promise<void> {
    await Promise.all([...wanted].map(file => load(next, file)))
    store('language', next)
    language = next
    document.documentElement.lang = next
  },
  /** Makes text files ready in the current language, and later in every language that is chosen. */
  async need(files: readonly string[]): Promise<void> {
    for (const file of files) wanted.add(file)
    document.documentElement.lang = language
    await Promise.all([...wanted].map(file => load(language, file)))
  },
}

/** The message in the current language. Reads reactive state: a template that calls it follows the language. */
export function t(id: string, args?: Args): string {
  // Nothing has come yet.
  if (version === 0) return ''
  const bundle = bundleOf(language)
  const pattern = bundle.getMessage(id)?.value
  if (!pattern) {
    if (import.meta.env.DEV) console.warn(`no text ${id} in ${language}`)
    return id
  }
  return bundle.formatPattern(pattern, args && written(args)).replace(DOUBLE_STOP, '$1')
}

/** A small whole number is written alike in all our languages. The browser's own formatter needs a tenth of a second on
 *  a phone before its first number, and the start page would wait for it. */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}

function written(args: Args): Args {
  const small = (value: FluentVariable) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1000
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      small(value) ? new SmallNumber(Number(value)) : value,
    ]),
  )
}

function load(of: Language, file: string): Promise<void> {
  const key = `${of}/${file}`
  const known = loaded.get(key)
  if (known) return known
  const loading = fetchInto(of, file).catch(problem => {
    // Forgotten, so that a later try (online again) may succeed.
    loaded.delete(key)
    throw problem
  })
  loaded.set(key, loading)
  return loading
}

async function fetchInto(of: Language, file: string): Promise<void> {
  const source = sources[`../../../src/gauntlet/texts/${of}/${file}.ftl`]
  if (!source) {
    console.warn(`no text file ${file} in ${of}`)
    return
  }
  bundleOf(of).addResource(new FluentResource(await source()), { allowOverrides: true })
  version += 1
}

function bundleOf(of: Language): FluentBundle {
  const known = bundles.get(of)
  if (known) return known
  // All four languages run from left to right: isolation marks would only get into copied text.
  const fresh = new FluentBundle(of, { useIsolating: false })
  bundles.set(of, fresh)
  return fresh
}

function firstLanguage(): Language {
  const wishes = [stored('language') ?? '', ...(globalThis.navigator?.languages ?? [])]
  const spoken = wishes.map(wish => wish.slice(0, 2).toLowerCase())
  return LANGUAGES.find(one => one === spoken.find(wish => isLanguage(wish))) ?? 'en'
}

function isLanguage(value: string): value is Language {
  return LANGUAGES.some(one => one === value)
}
