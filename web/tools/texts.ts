/** Fails when the code and the four languages do not agree about the messages. Part of npm run check. */
import { readdirSync, readFileSync } from 'node:fs'
import { type Entry, parse, Visitor } from '@fluent/syntax'
import { NOT_FOUND, ROUTES } from '../src/lib/routes'

const LANGUAGES = ['en', 'es', 'pl', 'fr']
const FOLDER = '../src/gauntlet/texts'

/** Files that Python reads as well: a message there may be unused here. */
const SHARED = ['names', 'moves', 'errors', 'rules', 'review']

/** Messages that the code builds from an id; every `t(`…${` must begin with one of them. */
const DYNAMIC = [
  'card-',
  'location-',
  'battle-',
  'token-',
  'kind-',
  'amount-',
  'another-',
  'language-',
  'theme-',
  'speed-',
  'bonus-',
  'result-asks-',
  'bar-do-',
  'move-pay-',
  'end-',
  'error-',
  'bot-',
  'phrase-',
  'doing-',
  'decide-',
  'reason-',
  'worth-',
  'mark-',
  'learn-kind-',
  'learn-part-',
  'learn-task-',
  'lesson-',
  'puzzle-',
  'rule-',
  'rules-section-',
  'rules-intro-',
  'flaw-',
  'analysis-wrong-',
  'editor-ending-',
]

type Messages = Map<string, { file: string; variables: string }>

const declared = new Set([
  'shell',
  ...[...ROUTES, NOT_FOUND].flatMap(route => [...route.texts, ...(route.later ?? [])]),
])
const problems: string[] = []
const languages = new Map(LANGUAGES.map(language => [language, messagesOf(language)]))
const code = sources()
const used = usedIds()

checkUsed()
checkUnused()
checkAlike()
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log(`texts: ${used.size} messages in use, ${LANGUAGES.length} languages agree`)

function messagesOf(language: string): Messages {
  const found: Messages = new Map()
  for (const file of declared) {
    for (const entry of entriesOf(language, file)) {
      if (entry.type === 'Junk')
        problems.push(`${language}/${file}.ftl cannot be read: ${entry.content.trim()}`)
      if (entry.type !== 'Message') continue
      const twin = found.get(entry.id.name)
      if (twin) problems.push(`${language}: '${entry.id.name}' is in ${twin.file}.ftl and in ${file}.ftl`)
      found.set(entry.id.name, { file, variables: variablesOf(entry) })
    }
  }
  return found
}

function entriesOf(language: string, file: string): Entry[] {
  try {
    return parse(readFileSync(`${FOLDER}/${language}/${file}.ftl`, 'utf8'), {}).body
  } catch {
    problems.push(`${language}/${file}.ftl is declared in routes.ts and missing`)
    return []
  }
}

function variablesOf(entry: Entry): string {
  const names = new Set<string>()
  const visitor = new (class extends Visitor {
    override visitVariableReference(node: { id: { name: string } }): void {
      names.add(node.id.name)
    }
  })()
  visitor.visit(entry)
  return [...names].sort().join(' ')
}

function sources(): string {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    file => /\.(svelte|ts)$/.test(file) && !file.endsWith('.test.ts'),
  )
  return files.map(file => readFileSync(`src/${file}`, 'utf8')).join('\n')
}

/** Ids in t('…') and in a route's title. */
function usedIds(): Set<string> {
  const patterns = [/\bt\(\s*'([^']+)'/g, /\btitle: '([a-z-]+)'/g]
  return new Set(patterns.flatMap(pattern => [...code.matchAll(pattern)].map(found => found[1] ?? '')))
}

function checkUsed(): void {
  for (const [language, messages] of languages) {
    for (const id of used) if (!messages.has(id)) problems.push(`${language}: no message '${id}'`)
  }
  for (const [, start = ''] of code.matchAll(/\bt\(\s*`([^`$]*)\$\{/g)) {
    if (!DYNAMIC.includes(start)) problems.push(`t(\`${start}\${…}\`): declare '${start}' in tools/texts.ts`)
  }
}

/** An id that stands as a word of its own anywhere in the code counts: it may be handed on before it reaches t(). */
function checkUnused(): void {
  for (const [id, { file }] of languages.get('en') ?? []) {
    if (SHARED.includes(file) || DYNAMIC.some(prefix => id.startsWith(prefix))) continue
    if (!used.has(id) && !code.includes(`'${id}'`)) problems.push(`${file}.ftl: '${id}' is used nowhere`)
  }
}

function checkAlike(): void {
  const all = new Set([...languages.values()].flatMap(messages => [...messages.keys()]))
  for (const id of all) {
    const versions = new Map([...languages].map(([language, messages]) => [language, messages.get(id)]))
    for (const [language, message] of versions) {
      if (!message) problems.push(`${language}: no message '${id}', which another language has`)
    }
    const variables = new Set([...versions.values()].flatMap(message => (message ? [message.variables] : [])))
    if (variables.size > 1) problems.push(`'${id}' has other variables: ${[...variables].join(' | ')}`)
  }
}
