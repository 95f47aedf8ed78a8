import { mount } from 'svelte'
import './lib/theme/font.css'
import './lib/theme/tokens.css'
import './lib/theme/base.css'
import App from './App.svelte'
import { BASE, prefixLinks } from './lib/base'
import { startRouter } from './lib/router.svelte'

const target = document.getElementById('app')
if (target) {
  prefixLinks()
  startRouter()
  mount(App, { target })
}

// Once everything is there: it would compete for the connection with what is to be seen first.
if (import.meta.env.PROD)
  addEventListener('load', () => {
    void navigator.serviceWorker?.register(`${BASE}/sw.js`, { scope: `${BASE}/` })
  })
