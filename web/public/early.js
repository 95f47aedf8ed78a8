// Runs before the first paint, so that a page chosen to be light never flashes dark.
{
  let theme = null
  try {
    theme = localStorage.getItem('theme')
  } catch {
    // Storage may be forbidden; the device decides.
  }
  if (theme !== 'day' && theme !== 'night')
    theme = matchMedia('(prefers-color-scheme: light)').matches ? 'day' : 'night'
  document.documentElement.dataset.theme = theme
}
