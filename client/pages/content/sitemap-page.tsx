import type { LoaderFunctionArgs } from 'react-router-dom'
import type { Sitemap } from '#shared/api/content/sitemap-schemas.ts'
import { useGetSitemapQuery } from '../../data/api.ts'
import { useCapability } from '../../data/page-info.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import { loadQuery } from '../../routing/route-data.ts'
import { PageBreadcrumbs } from '../../routing/page-breadcrumbs.tsx'
import { LinkColumns } from '../../ui/text/link-columns.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Container } from '../../ui/layout/container.tsx'

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  await loadQuery(context, 'getSitemap', {}, request)
  return null
}

/** Personal pages are not in the catalogue or the CMS, so they are listed here. */
const personalPages = ['/basket', '/sign-in', '/register', '/account', '/account/wishlists'] as const

const useSections = (sitemap: Sitemap) => {
  const t = useT('content')
  const months = sitemap.months.map(({ events, ...month }) => ({
    ...month,
    note: t('sitemap.events', { count: events }),
  }))
  const hasComparison = useCapability('product-categories')
  const personalLinks = [...personalPages, ...(hasComparison ? ['/product-comparison'] : [])].map((href) => ({
    href,
    title: t(`sitemap.own.${href.slice(1).replace('/', '-')}`),
  }))
  return [
    {
      id: 'pages',
      title: t('sitemap.pages'),
      groups: [...sitemap.menus, { title: t('sitemap.yours'), links: personalLinks }],
    },
    {
      id: 'programme',
      title: t('common:whatsOn'),
      groups: [{ title: t('sitemap.months'), href: '/whats-on', links: months }],
    },
    {
      id: 'places',
      title: t('sitemap.places'),
      groups: [
        { title: t('common:venues'), href: '/venues', links: sitemap.venues },
        { title: t('sitemap.branches'), href: '/branches', links: sitemap.branches },
      ],
    },
    { id: 'products', title: t('sitemap.products'), groups: sitemap.products },
    { id: 'articles', title: t('sitemap.articles'), groups: sitemap.articles },
  ].filter(({ groups }) => groups.some(({ links }) => links.length > 0))
}

function Sections({ sitemap }: { sitemap: Sitemap }) {
  return useSections(sitemap).map(({ id, title, groups }) => (
    <Section key={id} id={id} title={title} tight>
      <LinkColumns groups={groups.filter(({ links }) => links.length > 0)} />
    </Section>
  ))
}

/** `/sitemap`: links to all pages, from the same data as the pages themselves. */
export function Component() {
  const t = useT('content')
  const { data: sitemap } = useGetSitemapQuery({})
  const title = t('sitemap.title')
  usePageMeta({
    title: t('common:titlePattern', { title }),
    description: t('sitemap.description'),
    canonicalPath: '/sitemap',
  })
  if (!sitemap) return null
  return (
    <>
      <PageBreadcrumbs items={[{ children: title, href: '/sitemap' }]} />
      <Container>
        <PageHead title={title} lead={t('sitemap.lead')} />
      </Container>
      <Sections sitemap={sitemap} />
    </>
  )
}
