/** Focuses the h1. Makes it focusable by script without adding it to the tab order. */
export const focusHeading = () => {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('content')
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
