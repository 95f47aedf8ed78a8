/** What I am called in this browser, with or without a server: the name that I chose, or one of those for guests. */
import { store, stored } from '../storage'
import { t, texts } from '../texts.svelte'

export async function myName(): Promise<string> {
  const known = stored('name')
  if (known) return known
  await texts.need(['start'])
  const names = t('guest-names').split(', ')
  const name = names[Math.floor(Math.random() * names.length)] ?? ''
  store('name', name)
  return name
}

export function rememberName(name: string): void {
  store('name', name)
}
