import type { Page } from 'playwright/test'

/** Visible targets smaller than `minPixels` in width or height. Links in a sentence are exempt (WCAG 2.5.8). */
const findTargetsBelow = (page: Page, selector: string, minPixels: number) =>
  page.evaluate(
    ([targets, smallest]) => {
      const isInSentence = (element: Element) => {
        const parent = element.parentElement!
        const rest = parent.textContent!.replace(element.textContent!, '').trim()
        return (
          getComputedStyle(element).display === 'inline' &&
          parent.matches('p, li, dd, td, span, label') &&
          rest.length > 0
        )
      }
      /** A card is one target: the ::after of its link covers it. */
      const findStretchedParent = (element: HTMLElement) => {
        const cover = getComputedStyle(element, '::after')
        return cover.position === 'absolute' && cover.top === '0px' && cover.bottom === '0px'
          ? element.offsetParent
          : null
      }
      /** A checkbox or radio button and its label are one target. */
      const getTargetBox = (element: HTMLElement) => {
        const targetBox = (findStretchedParent(element) ?? element).getBoundingClientRect()
        const labelBox =
          element.matches('[type="checkbox"], [type="radio"]') &&
          (element as HTMLInputElement).labels?.[0]?.getBoundingClientRect()
        return labelBox
          ? new DOMRect(targetBox.x, labelBox.y, labelBox.right - targetBox.x, labelBox.height)
          : targetBox
      }
      return [...document.querySelectorAll<HTMLElement>(targets)]
        .filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isInSentence(element),
        )
        .map((element) => ({ element, box: getTargetBox(element) }))
        .filter(({ box }) => box.width > 1 && (box.width < smallest - 0.5 || box.height < smallest - 0.5))
        .map(
          ({ element, box }) =>
            `${element.outerHTML.slice(0, 120)} is ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`,
        )
    },
    [selector, minPixels] as const,
  )

const allTargets = 'a[href], button, input:not([type="hidden"]), select, summary, textarea'
/** Targets for buying, signing in and navigation. */
const primaryTargets =
  'main button[type="submit"], main button[aria-label], main input:not([type="hidden"]), main select, header a[href], header button:not([name="language"]), header summary'

/** Targets below 24 px (WCAG 2.5.8), and primary ones below 44 px. */
export const findSmallTargets = async (page: Page): Promise<string[]> => [
  ...(await findTargetsBelow(page, allTargets, 24)),
  ...(await findTargetsBelow(page, primaryTargets, 44)),
]
