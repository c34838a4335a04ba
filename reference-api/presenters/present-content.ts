import type { Selectable } from 'kysely'
import type {
  ContentElementResource,
  ContentPageResource,
  MenuItemResource,
  MenuResource,
} from '#shared/wire/content.ts'
import type { LocationResource } from '#shared/wire/locations.ts'
import type { ContentElementTable, ContentPageTable, MenuTable } from '../db/content-schema.ts'
import type { LocationTable } from '../db/catalogue-schema.ts'
import type { StoredMenuItem } from '../db/stored-json.ts'
import { htmlInLocale, inLocale, presentLanguage, type Locale } from '../domain/locale.ts'
import { presentMedia } from './present-media.ts'

const isShown = ({ shownIn }: StoredMenuItem, locale: Locale) => !shownIn || shownIn.includes(locale)

/** The items shown in a language. A hidden item hides its children. */
const presentMenuItems = (items: StoredMenuItem[], locale: Locale): MenuItemResource[] =>
  items.filter((item) => isShown(item, locale)).map((item) => presentMenuItem(item, locale))

export const presentMenuItem = (item: StoredMenuItem, locale: Locale): MenuItemResource => ({
  '@id': `/menu-items/${item.id}`,
  '@type': 'MenuItem',
  id: item.id,
  itemType: item.itemType,
  linkText: inLocale(item.linkText, locale),
  path: item.path,
  image: item.image && presentMedia(item.image, locale),
  ...presentLanguage(item.linkText, locale),
  filteredChildren: presentMenuItems(item.children, locale),
})

export const presentMenu = (menu: Selectable<MenuTable>, locale: Locale): MenuResource => ({
  '@id': `/menus/${menu.id}`,
  '@type': 'Menu',
  id: menu.id,
  code: menu.code,
  title: inLocale(menu.title, locale),
  items: presentMenuItems(menu.items, locale),
  ...presentLanguage(menu.title, locale),
})

export const presentElement = (element: Selectable<ContentElementTable>, locale: Locale): ContentElementResource => ({
  '@id': `/content-elements/${element.id}`,
  '@type': 'ContentElement',
  id: element.id,
  code: element.code,
  title: inLocale(element.title, locale),
  body: htmlInLocale(element.body, locale),
  ...presentLanguage(element.title, locale),
  teasers: element.teasers.map(({ code, title, text, linkText, path, image }) => ({
    code,
    title: inLocale(title, locale),
    text: inLocale(text, locale),
    linkText: inLocale(linkText, locale),
    path,
    image: image && presentMedia(image, locale),
    ...presentLanguage(title, locale),
  })),
})

export const presentPage = (page: Selectable<ContentPageTable>, locale: Locale): ContentPageResource => ({
  '@id': `/content-by-slug/${page.slug}`,
  '@type': 'ContentPage',
  id: page.id,
  slug: page.slug,
  title: inLocale(page.title, locale),
  lead: inLocale(page.lead, locale) ?? null,
  body: htmlInLocale(page.body, locale),
  image: page.image && presentMedia(page.image, locale),
  metaTitle: inLocale(page.meta_title, locale),
  metaDescription: inLocale(page.meta_description, locale),
  updatedAt: page.updated_at.toISOString(),
  formCode: page.form_code,
  productCategory: page.product_category,
  questions: page.questions.map(({ topic, question, answer }) => ({
    topic: inLocale(topic, locale) ?? null,
    question: inLocale(question, locale),
    answer: htmlInLocale(answer, locale),
  })),
  article: null,
  ...presentLanguage(page.title, locale),
})

const mapUrl = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`

export const presentLocation = (row: Selectable<LocationTable>, locale: Locale): LocationResource => ({
  '@id': `/locations/${row.id}`,
  '@type': 'Location',
  id: row.id,
  slug: row.slug,
  type: row.type,
  active: row.active,
  name: row.name,
  city: row.city,
  countryCode: row.country_code,
  streetLines: row.street_lines,
  postcode: row.postcode,
  latitude: row.latitude,
  longitude: row.longitude,
  timeZone: row.time_zone,
  telephone: row.telephone,
  email: row.email,
  capacity: row.capacity,
  tagline: inLocale(row.tagline, locale),
  description: htmlInLocale(row.description, locale),
  access: htmlInLocale(row.access, locale),
  gettingHere: htmlInLocale(row.getting_here, locale),
  openingHours: row.opening_hours.map(({ days, opens, closes }) => ({ days: inLocale(days, locale), opens, closes })),
  mapUrl: mapUrl(row),
  media: row.media.map((picture) => presentMedia(picture, locale)),
  ...presentLanguage(row.tagline, locale),
})
