import { useLayoutEffect, useState, type RefObject } from 'react'

export type Edge = 'top' | 'bottom' | 'none'

/** Fields and totals. */
const keptClear = 'input, select, textarea, [role="combobox"], [data-total], [data-buy-bar], [data-checkout-bar]'

/** Pixels between the edge of the window and the toasts. */
const distance = 8

const coversAny = (host: HTMLElement, top: number) => {
  const { left, right, height } = host.getBoundingClientRect()
  return [...document.querySelectorAll(keptClear)].some((element) => {
    const box = element.getBoundingClientRect()
    const isBeside = box.right <= left || box.left >= right || box.bottom <= top || box.top >= top + height
    return !isBeside && box.width > 0 && !host.contains(element)
  })
}

const findFreeEdge = (host: HTMLElement): Edge => {
  const tops = { top: distance, bottom: innerHeight - host.offsetHeight - distance }
  // The first is where the stylesheet places the toasts.
  const edges = matchMedia('(min-width: 64rem)').matches ? (['bottom', 'top'] as const) : (['top', 'bottom'] as const)
  return edges.find((edge) => !coversAny(host, tops[edge])) ?? 'none'
}

/** The edge of the window at which the element covers no field and no total; follows the page as it scrolls. */
export const useFreeEdge = (host: RefObject<HTMLElement | null>, isShown: boolean): Edge | undefined => {
  const [edge, setEdge] = useState<Edge>()
  useLayoutEffect(() => {
    if (!isShown) return
    const place = () => setEdge(host.current ? findFreeEdge(host.current) : undefined)
    place()
    addEventListener('scroll', place, { passive: true })
    addEventListener('resize', place)
    return () => {
      removeEventListener('scroll', place)
      removeEventListener('resize', place)
    }
  }, [host, isShown])
  return edge
}
