import type { Page } from 'playwright/test'

/** Elements with an animation, a transition or smooth scrolling although reduced motion is requested. */
export const findAnimatedElements = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .flatMap((element) =>
        ['', '::before', '::after'].map((pseudo) => ({
          element,
          style: getComputedStyle(element, pseudo || undefined),
        })),
      )
      .filter(({ style }) => {
        const toLongestMs = (list: string) =>
          Math.max(...list.split(',').map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)))
        const isAnimated = style.animationName !== 'none' && toLongestMs(style.animationDuration) > 10
        return (
          isAnimated ||
          (style.transitionProperty !== 'none' && toLongestMs(style.transitionDuration) > 10) ||
          style.scrollBehavior === 'smooth'
        )
      })
      .map(({ element }) => element.outerHTML.slice(0, 100)),
  )
