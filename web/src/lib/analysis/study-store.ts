/** The analyses of this browser. */
import { BrowserStore } from '../browser-store.svelte'
import type { Study } from './study'

export const studies = new BrowserStore<Study>('gauntlet-analysis', 'studies')
