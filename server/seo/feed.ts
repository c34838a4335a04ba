import { Feed } from 'feed'
import type { i18n } from 'i18next'
import { defaultPreferences, type Language } from '#shared/rules/preferences.ts'
import { formatMoney } from '#shared/rules/money.ts'
import { saleRules } from '#shared/rules/sale-status.ts'
import { eventCard } from '../features/catalogue/event-card.ts'
import { allUpcomingEvents } from '../features/catalogue/event-queries.ts'
import { escapeHtml } from '../render/escape-html.ts'
import type { CommerceApi } from '../upstream/commerce-api.ts'
import type { EventInformation } from '../upstream/schemas/catalogue.ts'
import { feedPath } from './feed-path.ts'
import { fileUrl, imageUrl, pageUrl, type Site } from './site.ts'
import { brand } from './structured-data/organization.ts'

/** The nights announced last; a reader that looks in once a week misses none. */
const length = 60

/** Words of one night: its state first where it is not simply on sale, since a feed reader shows no badge. */
const wordsOf = (event: EventInformation, texts: i18n, language: Language) => {
  const t = texts.getFixedT(language, ['machines', 'events'])
  const card = eventCard(event, { ...defaultPreferences, language })
  const { name, status, venue, date, price } = card
  const { marked, priced } = saleRules[status]
  const time = date.doors ? t('events:doorsAt', { time: date.doors }) : t('events:time', { time: date.starts })
  const amount = price && formatMoney(price.amount, price.currency, language)
  const cost = amount && t('feed.price', { price: price.from ? t('events:priceFrom', { price: amount }) : amount })
  return {
    card,
    title: marked ? t('feed.state', { status: t(`events:status.${status}`), name }) : name,
    text: [t('feed.night', { date: date.long, time, place: t('events:place', venue) }), priced && cost]
      .filter(Boolean)
      .join(' '),
  }
}

const newestFirst = (a: EventInformation, b: EventInformation) => Date.parse(b.announcedAt) - Date.parse(a.announcedAt)

/** `GET /feeds/whats-on.{lng}.xml`: coming nights, the latest announced first. Atom. */
export const readFeed = async (
  api: Pick<CommerceApi, 'read'>,
  texts: i18n,
  publicUrl: string,
  lng: Language,
): Promise<string> => {
  const site: Site = { publicUrl, lng }
  const t = texts.getFixedT(lng, 'machines')
  const events = (await allUpcomingEvents(api, lng)).toSorted(newestFirst).slice(0, length)
  const changes = events.map(({ updatedAt }) => Date.parse(updatedAt))
  const feed = new Feed({
    id: fileUrl(site, feedPath(lng)),
    title: t('feed.title'),
    description: t('feed.subtitle'),
    link: pageUrl(site, '/whats-on'),
    language: lng,
    updated: new Date(Math.max(0, ...changes)),
    author: { name: brand },
    feedLinks: { atom: fileUrl(site, feedPath(lng)) },
    favicon: fileUrl(site, '/favicon.svg'),
    generator: false,
  })
  for (const event of events) {
    const { card, title, text } = wordsOf(event, texts, lng)
    const url = pageUrl(site, `/whats-on/${card.slug}`)
    feed.addItem({
      id: url,
      // Both are HTML to an Atom reader, as this library writes them.
      title: escapeHtml(title),
      link: url,
      description: escapeHtml(text),
      date: new Date(event.updatedAt),
      published: new Date(event.announcedAt),
      category: [{ term: card.genre }],
      ...(card.image ? { enclosure: { url: imageUrl(site, card.image), type: 'image/jpeg' } } : {}),
    })
  }
  return feed.atom1()
}
