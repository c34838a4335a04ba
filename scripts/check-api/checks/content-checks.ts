import type { CountryResource } from '#shared/wire/addresses.ts'
import {
  menuCodes,
  type ContentPageResource,
  type MenuItemResource,
  type MenuItemType,
  type MenuResource,
} from '#shared/wire/content.ts'
import type { FormResource } from '#shared/wire/forms.ts'
import type { HydraCollection } from '#shared/wire/hydra.ts'
import type { LocationResource } from '#shared/wire/locations.ts'
import type { Checker } from '../checker.ts'
import type { Examples } from '../parse-options.ts'
import { checkPages } from './check-pages.ts'

const unknownPath = 'no-such-thing-check-api'

/** Pages that the shop links to by itself. They exist in most brands. */
const usualPages = ['contact-us', 'about-us', 'faqs', 'privacy-policy']

const listItems = (items: MenuItemResource[]): MenuItemResource[] =>
  items.flatMap((item) => [item, ...listItems(item.filteredChildren)])

const readMenuItems = async ({ call, expect, has }: Checker) => {
  const name = 'GET /menus'
  const menus: MenuResource[] = []
  for (const code of menuCodes) {
    const found = await call<HydraCollection<MenuResource>>(name, { query: { code } })
    menus.push(...(found?.['hydra:member'] ?? []))
  }
  if (has('menu-lists')) {
    const list = await call<HydraCollection<MenuResource>>(name, {
      query: { code: menuCodes[0], 'codes[]': menuCodes.slice(1) },
    })
    const codes = list?.['hydra:member'].map(({ code }) => code).toSorted()
    expect(
      name,
      'the menus of codes[]',
      menus
        .map(({ code }) => code)
        .toSorted()
        .join(),
      codes?.join(),
      'menu-lists',
    )
  }
  return listItems(menus.flatMap(({ items }) => items))
}

const checkMenuItems = async ({ call, refuse, report }: Checker, items: MenuItemResource[]) => {
  const name = 'GET /menu-items-by-path/{path}'
  await refuse(name, { params: { path: unknownPath }, status: [404] })
  const item = items.find(({ itemType }) => itemType === 'content')
  if (item) await call(name, { params: { path: item.path } })
  else report.skip([name], 'the menus have no item of type content')
}

/** The pages that are read in search of one that lists the products of a category. */
const maxPages = 15

/** Checks the first page of these that exists. Returns the category of the first page that lists products. */
const checkContentPages = async ({ call, has, refuse, report }: Checker, paths: string[]) => {
  const name = 'GET /content-by-slug/{slug}'
  report.skip([name], `no page at ${paths.join(', ')}: name one with --example content=PATH`)
  await refuse(name, { params: { slug: unknownPath }, status: [404] })
  for (const slug of paths.slice(0, maxPages)) {
    // A menu also leads to pages of the shop that are no content.
    const page = await call<ContentPageResource>(name, { params: { slug }, mayBeUnknown: true })
    if (page && !has('product-categories')) return undefined
    if (page?.productCategory) return page.productCategory
  }
  return undefined
}

const checkRedirects = async ({ call, refuse, report }: Checker, url: string | undefined) => {
  const name = 'GET /redirects-by-url/{url}'
  report.skip([name], 'name a page that was moved with --example redirect=PATH')
  await refuse(name, { params: { url: unknownPath }, status: [404] })
  if (url !== undefined) await call(name, { params: { url } })
}

const checkArticles = async (checker: Checker, path: string | undefined) => {
  const names = ['GET /article-category-by-path/{path}', 'GET /articles-by-category/{path}'] as const
  await checker.refuse(names[0], { params: { path: unknownPath }, status: [404] })
  if (path === undefined) {
    const reason = 'no menu leads to articles: name a category with --example articles=PATH'
    return checker.report.skip(names, reason)
  }
  await checker.call(names[0], { params: { path } })
  await checkPages(checker, names[1], { params: { path } })
}

const checkLocations = async (checker: Checker) => {
  const { call, expect, refuse } = checker
  const list = 'GET /locations'
  const all = await call<HydraCollection<LocationResource>>(list, { query: { itemsPerPage: '1000', active: 'true' } })
  const locations = all?.['hydra:member'] ?? []
  if (all) expect(list, 'inactive members, with active=true', 0, locations.filter(({ active }) => !active).length)
  const venues = await call<HydraCollection<LocationResource>>(list, {
    query: { itemsPerPage: '1000', active: 'true', type: 'venue' },
  })
  const others = venues?.['hydra:member'].filter(({ type }) => type !== 'venue') ?? []
  expect(list, 'members of another type, with type=venue', 0, others.length)
  await checkPages(checker, list, { query: { active: 'true' } })
  const unknown = { params: { id: unknownPath, slug: unknownPath }, status: [404] }
  await refuse('GET /locations/{id}', unknown)
  await refuse('GET /locations-by-slug/{slug}', unknown)
  const [location] = locations
  if (!location) return
  const { id, slug } = location
  const byId = await call<LocationResource>('GET /locations/{id}', { params: { id } })
  if (byId) expect('GET /locations/{id}', 'slug is that of the list', slug, byId.slug)
  const bySlug = await call<LocationResource>('GET /locations-by-slug/{slug}', { params: { slug } })
  if (bySlug) expect('GET /locations-by-slug/{slug}', 'id is that of the list', id, bySlug.id)
}

const checkCountries = async ({ call, expect }: Checker) => {
  for (const filter of ['validForBilling', 'validForDelivery'] as const) {
    const list = await call<HydraCollection<CountryResource>>('GET /countries', { query: { [filter]: 'true' } })
    const others = list?.['hydra:member'].filter((country) => !country[filter]) ?? []
    expect('GET /countries', `members with ${filter} false, with ${filter}=true`, 0, others.length)
  }
}

const checkForms = async ({ call, expect, refuse, report }: Checker) => {
  const all = await call<HydraCollection<FormResource>>('GET /forms')
  await refuse('GET /forms/{code}', { params: { code: unknownPath }, status: [404] })
  const forms = all?.['hydra:member'] ?? []
  const [form] = forms
  if (!form) {
    report.skip(['POST /form-submissions'], 'the API has no form')
    return []
  }
  const { code } = form
  const filtered = await call<HydraCollection<FormResource>>('GET /forms', { query: { code } })
  if (filtered) expect('GET /forms', `members, with code=${code}`, 1, filtered['hydra:member'].length)
  await call('GET /forms/{code}', { params: { code } })
  return forms
}

export type CheckedContent = { forms: FormResource[]; categoryPath: string | undefined }

/** Checks menus, pages, articles, locations, countries and forms. */
export const checkContent = async (checker: Checker, examples: Examples): Promise<CheckedContent> => {
  const items = await readMenuItems(checker)
  const findPath = (type: MenuItemType) => items.find(({ itemType }) => itemType === type)?.path
  await checkMenuItems(checker, items)
  for (const code of ['homepage', 'registration_text']) await checker.call('GET /content-elements', { query: { code } })
  const pages = items.filter(({ itemType }) => itemType === 'content').map(({ path }) => path)
  const contentPaths = examples.content === undefined ? [...new Set([...pages, ...usualPages])] : [examples.content]
  const pageCategory = await checkContentPages(checker, contentPaths)
  await checkRedirects(checker, examples.redirect)
  await checkArticles(checker, examples.articles ?? findPath('articleCategory'))
  await checkLocations(checker)
  await checkCountries(checker)
  return { forms: await checkForms(checker), categoryPath: examples.category ?? findPath('category') ?? pageCategory }
}
