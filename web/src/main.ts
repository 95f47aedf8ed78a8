import { mount } from 'svelte'
import './lib/theme/font.css'
import './lib/theme/tokens.css'
import './lib/theme/base.css'
import App from './App.svelte'
import { startRouter } from './lib/router.svelte'

const target = document.getElementById('app')
if (target) {
  startRouter()
  mount(App, { target })
}
