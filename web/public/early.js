// Runs before the first paint, so that a page chosen to be light never flashes dark.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'day' || theme === 'night') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be forbidden; the default theme stays.
}
