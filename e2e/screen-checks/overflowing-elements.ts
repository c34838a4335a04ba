import type { Page } from 'playwright/test'

/** Elements wider than the window, and text that is cut off or overflows its box. */
export const findOverflowingElements = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth > width)
      found.push(`the page is ${document.documentElement.scrollWidth} px wide`)
    const isHidden = (element: Element) =>
      element.closest('[popover]:not(:popover-open), [hidden], details:not([open]) > :not(summary)') !== null
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent!.trim() !== '')
      if (!hasText || isHidden(element) || element.matches('script, option, .visually-hidden')) continue
      const style = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      if (box.width <= 1 || box.height <= 1 || style.clipPath !== 'none') continue
      const name = `<${element.localName}> "${element.textContent!.trim().slice(0, 40)}"`
      // The next slide is beside the window on purpose.
      const isSlide = element.closest('[data-slides]') !== null
      if (!isSlide && (box.right > width + 1 || box.left < -1))
        found.push(`${name} ends at ${Math.round(box.right)} of ${width}`)
      // The last breadcrumb, the page's own name, may be cut off: the heading below shows it in full.
      const isShortened = style.textOverflow === 'ellipsis' && element.matches('nav [aria-current="page"]')
      if (
        !isShortened &&
        style.display !== 'inline' &&
        element.scrollWidth > element.clientWidth + 1 &&
        !element.matches('input, select, textarea')
      )
        found.push(`${name} needs ${element.scrollWidth} of ${element.clientWidth}`)
    }
    return found
  })
