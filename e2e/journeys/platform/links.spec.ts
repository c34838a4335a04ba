import { expect, test } from '../../drivers/fixtures.ts'
import { findEvent } from '../../drivers/events.ts'
import { toEventPath } from '../../drivers/fill-basket.ts'
import { setLanguage } from '../../drivers/language.ts'
import { findMissingTexts } from '../../screen-checks/missing-texts.ts'
import { languages, translations } from '../../drivers/translations.ts'
import { toCells } from '../../drivers/matrix.ts'

/** The right margin of the page's content, in pixels from the left. Runs in the page. */
const readRightMargin = (content: Element) =>
  content.getBoundingClientRect().right - parseFloat(getComputedStyle(content).paddingRight)

/** From the top of the footer to the end of the page: the page ends below a bar that covers its end. */
const readHeightToEnd = (footer: Element) =>
  document.documentElement.scrollHeight - scrollY - footer.getBoundingClientRect().top

for (const [language, cell] of toCells(languages, 'de')) {
  test(
    `every link of header and footer opens a page with all its texts (${language})`,
    cell,
    async ({ page, context, request }) => {
      await setLanguage(context, language)
      await page.setViewportSize({ width: 390, height: 844 })
      for (const path of [toEventPath(await findEvent(request, { minTicketTypes: 1 })), '/']) {
        await page.goto(path)
        const height = await page.getByRole('contentinfo').evaluate(readHeightToEnd)
        expect(height, `on a phone the footer of ${path} fits one screen`).toBeLessThanOrEqual(844)
      }
      await page.setViewportSize({ width: 1440, height: 900 })
      const basketWord = page.getByRole('banner').getByText(translations[language]('common:basket'), { exact: true })
      const { x, width } = (await basketWord.first().boundingBox())!
      expect(x + width).toBe(await page.locator('footer > *').evaluate(readRightMargin))
      const hrefs = await page
        .locator('header a[href], footer a[href]')
        .evaluateAll((links) => [...new Set((links as HTMLAnchorElement[]).map((link) => link.getAttribute('href')!))])
      const local = hrefs.filter((href) => href.startsWith('/'))
      expect(local.length).toBeGreaterThan(15)
      for (const href of hrefs.filter((other) => !other.startsWith('/')))
        expect(href).toMatch(/^(https:\/\/|tel:\+|mailto:)/)
      for (const href of local) {
        const response = await page.goto(href)
        expect(response?.status(), href).toBe(200)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.getByRole('heading', { level: 1 }), href).toHaveText(/\S/)
        await expect(page).toHaveTitle(/\S.* \| PX Live$|PX Live: \S/)
        expect(await findMissingTexts(page)).toEqual([])
      }
    },
  )
}

test('links that open a new tab have rel noopener or noreferrer', async ({ page }) => {
  await page.goto('/')
  for (const link of await page.locator('a[target="_blank"]').all())
    await expect(link).toHaveAttribute('rel', /noopener|noreferrer/)
})
