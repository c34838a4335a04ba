/** Selects what a toast must not cover: fields and totals. */
const fieldsAndTotals = 'input, select, textarea, [role="combobox"], [data-total], [data-buy-bar], [data-checkout-bar]'

/**
 * Pixels between the toasts and the top or bottom of the window, as in the stylesheet. `top` leaves room for the
 * header.
 */
const distances = { top: 72, bottom: 8 }

const coversAny = (host: HTMLElement, top: number) => {
  const { left, right, height } = host.getBoundingClientRect()
  return [...document.querySelectorAll(fieldsAndTotals)].some((element) => {
    const box = element.getBoundingClientRect()
    const isBeside = box.right <= left || box.left >= right || box.bottom <= top || box.top >= top + height
    return !isBeside && box.width > 0
  })
}

/**
 * Moves the toasts to the edge where they cover no field and no total. Sets the edge `none` when both edges have some.
 */
const moveToClearEdge = (host: HTMLElement) => {
  const tops = { top: distances.top, bottom: innerHeight - host.offsetHeight - distances.bottom }
  // The first edge is the one of the stylesheet, so the toasts stay there when they can.
  const edges = matchMedia('(min-width: 64rem)').matches ? (['bottom', 'top'] as const) : (['top', 'bottom'] as const)
  host.dataset.edge = edges.find((edge) => !coversAny(host, tops[edge])) ?? 'none'
}

/** Keeps the toasts clear of fields and totals, also while the page scrolls, until `signal` aborts. */
export const moveToastsOffFields = (host: HTMLElement, signal: AbortSignal): void => {
  const follow = () => moveToClearEdge(host)
  follow()
  addEventListener('scroll', follow, { passive: true, signal })
  addEventListener('resize', follow, { signal })
}
