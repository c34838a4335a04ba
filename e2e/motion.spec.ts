import { expect, test } from './fixtures.ts'
import { screens } from './screens.ts'
import { refusedWith } from './watch-browser.ts'

for (const { name, open, refused } of screens) {
  test(`nothing moves for who asked for less motion: ${name}`, async ({ page, expectTrouble }) => {
    if (refused) expectTrouble(refusedWith(refused))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .flatMap((element) => ['', '::before', '::after'].map((pseudo) => ({ element, style: getComputedStyle(element, pseudo || undefined) })))
        .filter(({ style }) => {
          const longest = (list: string) => Math.max(...list.split(',').map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)))
          const animates = style.animationName !== 'none' && longest(style.animationDuration) > 10
          return animates || (style.transitionProperty !== 'none' && longest(style.transitionDuration) > 10) || style.scrollBehavior === 'smooth'
        })
        .map(({ element }) => element.outerHTML.slice(0, 100)),
    )
    expect(moving).toEqual([])
  })
}
