import type { Page } from 'playwright/test'

/**
 * What moves although somebody asked for less motion: animations and transitions longer than a blink, and smooth
 * scrolling.
 */
export const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .flatMap((element) =>
        ['', '::before', '::after'].map((pseudo) => ({
          element,
          style: getComputedStyle(element, pseudo || undefined),
        })),
      )
      .filter(({ style }) => {
        const longest = (list: string) =>
          Math.max(...list.split(',').map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)))
        const animates = style.animationName !== 'none' && longest(style.animationDuration) > 10
        return (
          animates ||
          (style.transitionProperty !== 'none' && longest(style.transitionDuration) > 10) ||
          style.scrollBehavior === 'smooth'
        )
      })
      .map(({ element }) => element.outerHTML.slice(0, 100)),
  )
