import { expect, test } from '../../drivers/fixtures.ts'
import { languages } from '../../drivers/translations.ts'

const browsers = {
  'Internet Explorer 11': 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
  'Internet Explorer 9': 'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0)',
  'Safari 10':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_12) AppleWebKit/602.4.8 (KHTML, like Gecko) Version/10.0.3 Safari/602.4.8',
  'Safari 10 on a phone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 10_3 like Mac OS X) AppleWebKit/603.1.30 (KHTML, like Gecko) Version/10.0 Mobile/14E277 Safari/602.1',
  'Safari 11':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_13) AppleWebKit/604.1.38 (KHTML, like Gecko) Version/11.0 Safari/604.1.38',
  'Safari 18':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  Chrome: 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
} as const

// Specification §1, and its German translation.
const sentences = {
  en: "It looks like you're using an out-of-date web browser. Please upgrade to improve your security, speed and experience of this website.",
  de: 'Sie verwenden offenbar einen veralteten Browser. Bitte aktualisieren Sie ihn – für mehr Sicherheit, Tempo und Komfort auf dieser Website.',
} as const

const outdatedBrowsers = new Set(['Internet Explorer 11', 'Internet Explorer 9', 'Safari 10', 'Safari 10 on a phone'])

for (const [name, userAgent] of Object.entries(browsers)) {
  test(`${name} shows ${outdatedBrowsers.has(name) ? 'the old-browser banner' : 'no banner'} on public and personal pages`, async ({
    openBrowser,
  }) => {
    for (const language of languages) {
      const page = await openBrowser({ userAgent, language })
      for (const path of ['/whats-on', '/basket']) {
        await page.goto(path)
        const banner = page.getByText(sentences[language])
        if (outdatedBrowsers.has(name)) await expect(banner).toBeVisible()
        else await expect(banner).toBeHidden()
      }
    }
  })
}
