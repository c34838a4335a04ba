import { beforeAll, describe, expect, test } from 'vitest'
import { splitPhrases, loadLanguageTexts, type LanguageTexts } from './language-texts.ts'
import { findHtmlErrors } from './find-html-errors.ts'
import { parsePage } from './parse-page.ts'

/** These tests show that each check of the crawl finds an error. */
const url = 'http://shop.example/whats-on?lng=de'

const createPage = (body: string, head = '') =>
  `<!doctype html><html lang="de"><head><title>Programm</title>${head}</head><body>${body}</body></html>`

describe('a page as the crawl reads it', () => {
  test('has its links without fragments, and its broken fragments', () => {
    const { links, brokenFragments } = parsePage(
      createPage(
        '<a href="/basket#sums">1</a><a href="#here">2</a><a href="#gone">3</a><p id="here">x</p><a href="mailto:a@example.com">4</a>',
      ),
      url,
    )
    expect(links).toEqual(['http://shop.example/basket', url])
    expect(brokenFragments).toEqual(['gone'])
  })

  test('has the parameters that its links and forms send twice', () => {
    const { repeatedParameters } = parsePage(
      createPage(
        '<a href="/a?type=b&page=1&type=c">x</a><form><input name="q"><input type="radio" name="r"><input type="radio" name="r">' +
          '<input type="checkbox" name="genre"><input type="checkbox" name="genre"><select name="venue" multiple></select></form>' +
          '<form method="post"><input name="guest"><input name="guest"></form>',
      ),
      url,
    )
    expect(repeatedParameters).toEqual(['type', 'venue', 'genre'])
  })

  test('has the texts of blocks and attributes, without scripts and without parts in another language', () => {
    const { texts } = parsePage(
      createPage(
        '<p>Ein <b>Abend</b>.</p><p>Noch&nbsp;einer.</p><img src="/a.jpg" alt="Ringe"><script>hidden()</script><span lang="en">English</span>',
      ),
      url,
    )
    expect(texts).toEqual(['Ein Abend.', 'Noch einer.', 'Ringe'])
  })

  test('has every headline, translation and data block', () => {
    const facts = parsePage(
      createPage(
        '<h1>Eins</h1><h1>Zwei</h1>',
        '<link rel="alternate" hreflang="en" href="/x"><meta name="robots" content="noindex"><script type="application/ld+json">{"@type":"Event"}</script>',
      ),
      url,
    )
    expect(facts).toMatchObject({
      lang: 'de',
      headings: ['Eins', 'Zwei'],
      alternates: { en: '/x' },
      noindex: true,
      data: [{ '@type': 'Event' }],
    })
  })
})

describe('the validator', () => {
  test.each([
    ['a list with something else in it', '<ul><p>x</p></ul>'],
    ['an id twice', '<p id="a">x</p><p id="a">y</p>'],
    ['a button in a link', '<a href="/x"><button type="button">x</button></a>'],
    ['an attribute that means nothing there', '<input type="nothing">'],
    ['a paragraph in a paragraph', '<p><p>x</p></p>'],
  ])('objects to %s', async (_what, body) => {
    expect(await findHtmlErrors(createPage(body))).not.toEqual([])
  })

  test('finds no error on a valid page', async () => {
    expect(await findHtmlErrors(createPage('<main><h1>Programm</h1><p>Ein Abend.</p></main>'))).toEqual([])
  })
})

describe('texts of one language alone', () => {
  let texts: LanguageTexts
  beforeAll(async () => {
    texts = await loadLanguageTexts()
  })

  test('are whole texts of the shop, however short, and sentences of its content', () => {
    expect(texts.exclusive.en).toContain('Skip to content')
    expect(texts.exclusive.en).toContain('Basket')
    expect(texts.exclusive.de).toContain('Warenkorb')
    expect(texts.exclusive.en.size).toBeGreaterThan(2000)
    expect(texts.exclusive.de.size).toBeGreaterThan(2000)
  })

  test('leave out what languages share, and names', () => {
    for (const exclusive of Object.values(texts.exclusive))
      for (const shared of ['Newsletter', 'PX Live', 'The Lamphouse', 'Kohlenstoff'])
        expect(exclusive.has(shared), shared).toBe(false)
  })

  test('are complete: only names are the same in two languages', () => {
    expect(texts.untranslated).toEqual([])
  })

  test('phrases end with a sentence, a tag or a placeholder', () => {
    expect(splitPhrases('<p>One <em>loud</em> night. {{count}} more, &amp; more.</p><p>Good.</p>')).toEqual([
      'One loud night',
      'more, & more',
      'Good',
    ])
  })
})
