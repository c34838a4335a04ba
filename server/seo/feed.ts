import { Feed } from 'feed'
import type { i18n } from 'i18next'
import { defaultPreferences, type Language } from '#shared/rules/preferences.ts'
import { formatMoney } from '#shared/wire/format-money.ts'
import { saleRules } from '#shared/rules/sale-status.ts'
import type { Config } from '../config/config.ts'
import { toEventListItem } from '../presentation/to-event-list-item.ts'
import { fetchNextEvents } from '../features/catalogue/event-queries.ts'
import { escapeHtml } from '../render/escape-html.ts'
import type { CommerceApi } from '../upstream/commerce-api.ts'
import type { EventInformationResource } from '../upstream/resources/catalogue.ts'
import { getFeedPath } from './feed-path.ts'
import { buildFileUrl, buildImageUrl, buildPageUrl, type Site } from './site.ts'
import { brandName } from './structured-data/organization-json-ld.ts'

/** Maximum number of events, enough for a reader who looks once a week. The latest announced come first. */
const maxEvents = 60

/**
 * The text of one event. It begins with the sale status unless the event is on sale, because feed readers show no
 * badge.
 */
const describeItem = (event: EventInformationResource, texts: i18n, language: Language, currency: string) => {
  const t = texts.getFixedT(language, ['feed', 'events'])
  const listItem = toEventListItem(event, { ...defaultPreferences, language, currency })
  const { name, status, venue, date, price } = listItem
  const { labelled, showsPrice } = saleRules[status]
  const time = date.doors ? t('events:doorsAt', { time: date.doors }) : t('events:time', { time: date.starts })
  const amount = price && formatMoney(price.amount, price.currency, language)
  const cost =
    amount && t('feed.price', { price: price.isFromPrice ? t('common:priceFrom', { price: amount }) : amount })
  return {
    listItem,
    title: labelled ? t('feed.state', { status: t(`events:status.${status}`), name }) : name,
    text: [t('feed.event', { date: date.long, time, place: t('events:place', venue) }), showsPrice && cost]
      .filter(Boolean)
      .join(' '),
  }
}

/** `GET /feeds/whats-on.{lng}.xml`: coming events, the latest announced first. Atom. */
export const renderFeed = async (
  api: Pick<CommerceApi, 'readCached' | 'has'>,
  texts: i18n,
  { publicUrl, currencies }: Pick<Config, 'publicUrl' | 'currencies'>,
  lng: Language,
): Promise<string> => {
  const site: Site = { publicUrl, lng }
  const t = texts.getFixedT(lng, 'feed')
  const events = await fetchNextEvents(api, lng, { count: maxEvents, order: 'announced' })
  const changes = events.map(({ updatedAt }) => Date.parse(updatedAt))
  const feed = new Feed({
    id: buildFileUrl(site, getFeedPath(lng)),
    title: t('feed.title'),
    description: t('feed.subtitle'),
    link: buildPageUrl(site, '/whats-on'),
    language: lng,
    updated: new Date(Math.max(0, ...changes)),
    author: { name: brandName },
    feedLinks: { atom: buildFileUrl(site, getFeedPath(lng)) },
    favicon: buildFileUrl(site, '/favicon.svg'),
    generator: false,
  })
  for (const event of events) {
    const { listItem, title, text } = describeItem(event, texts, lng, currencies[0])
    const url = buildPageUrl(site, `/whats-on/${listItem.slug}`)
    feed.addItem({
      id: url,
      // The library declares both texts as HTML.
      title: escapeHtml(title),
      link: url,
      description: escapeHtml(text),
      date: new Date(event.updatedAt),
      published: new Date(event.announcedAt),
      category: [{ term: listItem.genre }],
      ...(listItem.image ? { enclosure: { url: buildImageUrl(site, listItem.image), type: 'image/jpeg' } } : {}),
    })
  }
  return feed.atom1()
}
