import { load } from 'cheerio'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findHtmlErrors } from '#scripts/crawl/find-html-errors.ts'
import { locales } from '../domain/locale.ts'
import { createSampleEmails } from '../testing/sample-emails.ts'
import { createSampleOrder, sampleEvent } from '../testing/sample-order.ts'
import { createConfirmationEmail, createEventChangedEmail, createTicketsEmail } from './order-emails.ts'

const shopUrl = 'https://shop.example'
const emails = locales.flatMap((locale) =>
  Object.entries(createSampleEmails(locale, shopUrl)).map(([name, email]) => ({ name, locale, email: email! })),
)

describe.each(emails)('the email $name in $locale', ({ name, locale, email }) => {
  const $ = load(email.html)
  const button = $('a.button')

  it('has valid HTML with language, title and headline', async () => {
    expect(await findHtmlErrors(email.html)).toEqual([])
    expect($('html').attr('lang')).toBe(locale)
    expect($('title').text()).toBe(email.subject)
    expect($('h1').text().trim()).not.toBe('')
    // Gmail clips longer emails.
    expect(Buffer.byteLength(email.html)).toBeLessThan(102_000)
  })

  it('has plain text without HTML, in short lines, with each address on a line of its own', () => {
    expect(email.text).not.toMatch(/<[a-z/]|&[a-z]+;|undefined|\{\{/)
    const lines = email.text.split('\n')
    expect(lines.filter((line) => line.length > 78 && !/^https:\S+$/.test(line))).toEqual([])
    expect(lines.filter((line) => line.includes('https:') && !/^https:\S+$/.test(line))).toEqual([])
  })

  it('has the same links as its plain text, the first as a button; that of several orders a button for each', () => {
    const textLinks = email.text.match(/^https:\S+$/gm) ?? []
    const htmlLinks = $('a').toArray()
    expect(htmlLinks.map(({ attribs }) => attribs.href)).toEqual(textLinks)
    const inBody = htmlLinks.filter(({ attribs }) => attribs.class !== 'footLink')
    expect(button.length).toBe(name === 'order-links' ? 2 : inBody.length > 0 ? 1 : 0)
    expect(button.attr('href')).toBe(inBody[0]?.attribs.href)
  })

  it('has pictures of the shop with text and size, and needs nothing else from a server', () => {
    const images = $('img')
      .toArray()
      .map(({ attribs }) => attribs)
    for (const { src, alt, width, height } of images) {
      expect(src).toMatch(/^https:\/\/shop\.example\/_next\/image\?url=%2Fmedia%2F/)
      expect(alt).not.toBe('')
      expect([Number(width), Number(height)].every((pixels) => pixels > 0)).toBe(true)
    }
    if (/^(confirmation|tickets|event|refund|order-links|gift)/.test(name)) expect(images.length).toBeGreaterThan(0)
    expect($('link, script, iframe').length).toBe(0)
    expect($('style').text()).not.toMatch(/url\((?!data:)|@import/)
  })

  it('has the text that a list of emails shows beside its subject', () => {
    const preheader = $('.preheader').text()
    expect(preheader).not.toBe('')
    expect($('.content').text()).toContain(preheader)
  })
})

it.each(locales)('buttons open no ticket that is void; each item and voucher has its own card (%s)', (locale) => {
  const { refund, gift, ...samples } = createSampleEmails(locale, shopUrl)
  const [$cancelled, $refund, $gift] = [samples['event-cancelled'], refund, gift].map((email) => load(email!.html))
  const ticketLinks = 'a[href*="page=tickets"]'
  expect($cancelled!(ticketLinks)).toHaveLength(0)
  expect($cancelled!('a[href*="/whats-on?venue="]')).toHaveLength(1)
  // One ticket of two is refunded, so the other still has its link.
  expect($refund!(ticketLinks).attr('class')).toBe('link')
  const cards = $refund!('.cardTitle').toArray()
  expect(cards.map((card) => $refund!(card).text())).toEqual(['Marrow Choir', 'Low Water Songs'])
  expect($refund!('img')).toHaveLength(2)
  expect($gift!('.card img')).toHaveLength(1)
  expect($gift!('.card .cardAmount').text()).toContain('50')
  expect($gift!('.card .cardCode').text()).toBe('0A0Q-D9QN-QEP7-HKFF')
  expect($gift!('.cardText .cardCode')).toHaveLength(0)
  const $confirmation = load(samples.confirmation!.html)
  const items = $confirmation('.cardItem')
    .toArray()
    .map((item) => $confirmation(item).text())
  expect(items.at(-1)).toBe(locale === 'de' ? '1 × Gutschein' : '1 × Gift voucher')
  expect($confirmation('.card').last().find('.codeCell').text()).toBe('Code0A0Q-D9QN-QEP7-HKFF')
  expect($confirmation('.cardAmount')).toHaveLength(0)
  const $tickets = load(samples.tickets!.html)
  expect($tickets('.cardTitle').text()).toBe('Marrow Choir')
  expect($tickets('.cardPrice').text()).toBe('')
})

it.each([
  ['event-cancelled', 'Cancelled', ['Fri 20 Nov', 'Marrow Choir'], /grayscale/],
  ['event-postponed', 'Postponed', ['Fri 20 Nov'], /^(?!.*grayscale)/],
])('the card of %s says so and strikes what does not hold any more', (name, word, struck, picture) => {
  const { html, text } = createSampleEmails('en', shopUrl)[name]!
  const $ = load(html)
  expect($('.cardState').text()).toBe(word)
  const texts = $('.card s').toArray()
  expect(texts.map((element) => $(element).text())).toEqual(struck)
  expect($('.card').text()).not.toContain('on stage')
  expect($('.card img').attr('style')).toMatch(picture)
  expect(text).toMatch(new RegExp(`^${word}: Friday 20 November 2026$`, 'm'))
})

it('the card of a moved event strikes what has changed, above what replaces it', () => {
  const moved = createSampleEmails('en', shopUrl)['event-moved']!
  const listLines = (html: string, selector: string) => {
    const $ = load(html)
    return $(`.card ${selector}`)
      .toArray()
      .map((element) => $(element).text().trim())
  }
  expect(listLines(moved.html, 'p')).toEqual([
    'Fri 13 Nov',
    'New: Fri 20 Nov',
    'Marrow Choir',
    'Doors 19:00, on stage 20:00',
    'Saltworks, Bristol',
    'The Lamphouse, 4 Wick Lane, London E9 5AA',
  ])
  expect(listLines(moved.html, 's')).toEqual(['Fri 13 Nov', 'Saltworks, Bristol'])
  expect(moved.text).toMatch(
    /Marrow Choir\nBefore: Friday 13 November[^]*Saltworks,\sBristol\nNow: Friday 20 November 2026, doors/,
  )
  const dates = { ...sampleEvent.dates, startsAt: '2026-11-20T20:30:00Z' }
  const view = { order: createSampleOrder('en'), locale: 'en' as const, shopUrl, token: 'x', now: new Date() }
  const details = { change: 'moved', slug: 'marrow-choir', before: { ...sampleEvent, dates }, refunded: false } as const
  const later = createEventChangedEmail(view, details)!
  expect(listLines(later.html, 's')).toEqual(['Doors 19:00, on stage 20:30'])
  expect(listLines(later.html, 'p')[0]).toBe('Fri 20 Nov')
})

it('days, times and words with a hyphen keep together in a line; a link beside the button opens the order', () => {
  const samples = createSampleEmails('de', shopUrl)
  const $ = load(samples.confirmation!.html)
  const listUnbroken = (html: string) => {
    const page = load(html)
    return page('span[style="white-space:nowrap"]')
      .toArray()
      .map((element) => page(element).text())
  }
  expect(listUnbroken(samples.confirmation!.html)).toContain('31. Dezember 2029')
  expect(listUnbroken(samples['new-device']!.html)).toEqual(expect.arrayContaining(['2. November 2026', '10:30 MEZ']))
  expect(listUnbroken(samples['email-change-requested']!.html)).toContain('E-Mail-Adresse')
  expect(listUnbroken(samples['gift-undelivered']!.html)).toContain('E-Mails')
  expect(listUnbroken(createSampleEmails('en', shopUrl)['email-change-undone']!.html)).toContain('sign-in')
  expect($('.besideButton').text()).toBe('Zur Bestellung')
  expect($('.buttonTable').next().attr('class')).toBe('card')
})

it('the address of an event breaks between its parts, not within a short one', () => {
  const $ = load(createSampleEmails('en', shopUrl).tickets!.html)
  const details = $('.card p')
    .toArray()
    .map((element) => $(element).html()!)
  const part = (text: string) => `<span style="white-space:nowrap">${text}</span>`
  expect(details).toContain([part('The Lamphouse'), part('4 Wick Lane'), part('London E9 5AA')].join(', '))
  expect(details).toContain('PXL 7Q4 20N 119 · Theodora Quillfeather-Hopkins')
})

it('the links to orders come with date, venue and state of each order, and what else it has', () => {
  const { html, text } = createSampleEmails('en', shopUrl)['order-links']!
  const $ = load(html)
  const cards = $('.card').toArray()
  expect(cards.map((card) => $(card).find('.cardState').text())).toEqual(['', 'Cancelled'])
  expect(cards.map((card) => $(card).find('.cardDate').text())).toEqual(['Fri 20 Nov', 'Fri 20 Nov'])
  for (const card of cards)
    expect($(card).text()).toMatch(/The Lamphouse[^]*1 × Low Water Songs, LP[^]*Placed on 1 November 2026/)
  // The tickets of the cancelled event are void.
  expect($('a.button').text()).toBe('Show your ticketsSee your order')
  expect(text).toMatch(/2 × Marrow Choir, Standing\nFriday 20 November 2026, doors 19:00/)
  expect(text).toMatch(/2 × Marrow Choir, Standing\nCancelled: Friday 20 November 2026/)
})

it('no other email strikes anything', () => {
  const names = emails.filter(({ email }) => email.html.includes('<s>')).map(({ name }) => name)
  expect([...new Set(names)]).toEqual(['event-cancelled', 'event-postponed', 'event-moved', 'order-links'])
})

it.each([
  ['en', /your tickets|new tickets|tickets stay|vouchers (are|\w+-)|the codes/i],
  ['de', /deine Karten|neue Karten|Karten gelten|Gutscheine (hängen|\w+-)|die Codes/i],
] as const)('emails about one ticket and one voucher speak of one (%s)', (locale, plural) => {
  const samples = Object.entries(createSampleEmails(locale, shopUrl, 1))
  const texts = samples.map(([name, email]) => `${name}: ${email!.subject}\n${email!.text.replace(/\s+/g, ' ')}`)
  expect(texts.filter((text) => plural.test(text))).toEqual([])
  expect(texts.filter((text) => /\b(your ticket|deine Karte) (is attached|hängt an)/i.test(text))).toHaveLength(2)
})

it.each([
  ['the day before', '2027-06-09T22:59:00Z', 'We email it to sam@example.com on Thursday 10 June 2027.'],
  ['on the day, in London', '2027-06-09T23:00:00Z', 'We email it to sam@example.com today.'],
  ['after the day', '2027-06-11T09:00:00Z', 'We email it to sam@example.com today.'],
])('the confirmation of a gift says %s when it is sent', (_time, now, expected) => {
  const order = createSampleOrder('en')
  const gift = { email: 'sam@example.com', sendAt: '2027-06-10T07:00:00Z', status: 'scheduled' as const }
  const lines = order.lines.map((line) => (line.type === 'voucher' ? { ...line, gift } : line))
  const view = { order: { ...order, lines }, locale: 'en' as const, shopUrl, token: 'x', now: new Date(now) }
  expect(createConfirmationEmail(view).text).toContain(expected)
})

it.each([20, 40])('an order of %i different events is below the size at which Gmail clips', (count) => {
  const order = createSampleOrder('de')
  const [line] = order.lines
  const lines = Array.from({ length: count }, (_, index) => ({
    ...line!,
    id: `l${index}`,
    productName: `Nacht ${index}`,
  }))
  const view = { order: { ...order, lines }, locale: 'de' as const, shopUrl, token: 'x'.repeat(43), now: new Date() }
  const { html } = createConfirmationEmail(view)
  expect(load(html)('.card').length).toBe(count)
  expect(Buffer.byteLength(html)).toBeLessThan(102_000)
})

it('an order without tickets that is sent once more speaks of none', () => {
  const order = createSampleOrder('en', 'on_sale', 0)
  const email = createTicketsEmail({ order, locale: 'en', shopUrl, token: 'x', now: new Date() })
  expect(email.subject).toBe('Your order PX-7K3M-2QXD once more')
  expect(email.text).not.toMatch(/your tickets?/i)
})

it('every function that creates an email has a sample', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => /-emails?\.ts$/.test(file))
  const creators = files.flatMap((file) => {
    const source = readFileSync(join(import.meta.dirname, file), 'utf8')
    return [...source.matchAll(/export const (create\w+Email) /g)].map(([, name]) => name!)
  })
  const samples = readFileSync(join(import.meta.dirname, '../testing/sample-emails.ts'), 'utf8')
  expect(creators.length).toBeGreaterThan(10)
  expect(creators.filter((name) => !samples.includes(`.${name}(`))).toEqual([])
})
