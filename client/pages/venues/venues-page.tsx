import type { LoaderFunctionArgs } from 'react-router-dom'
import { homeBreadcrumbs } from '#shared/rules/breadcrumbs.ts'
import { useGetVenuesQuery } from '../../data/api.ts'
import { formatCount } from '../../i18n/format-count.ts'
import { usePageHead } from '../../routing/head.ts'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { load } from '../../routing/load.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'
import { Rooms } from '../../features/venues/rooms.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Wrap } from '../../ui/layout/wrap.tsx'
import { venuePath } from './place-paths.ts'
import styles from './venues-page.module.css'

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  await load(context, 'getVenues', {}, request)
  return null
}

export function Component() {
  const t = useT('venues')
  const language = useLanguage()
  const { data } = useGetVenuesQuery({})
  usePageHead({
    title: data?.text?.metaTitle ?? t('common:titlePattern', { title: t('venues.metaTitle') }),
    description: data?.text?.metaDescription ?? t('venues.description'),
    canonicalPath: '/venues',
  })
  if (!data) return null
  const { venues, text } = data
  const rooms = venues.map(({ slug, name, city, capacity, image }) => ({
    to: venuePath(slug),
    name,
    note: capacity === null ? city : t('venues.room', { city, number: formatCount(capacity, language) }),
    image,
  }))
  return (
    <>
      <Breadcrumbs
        label={t('common:breadcrumbs')}
        items={[...homeBreadcrumbs(t('common:home')), { children: t('common:venues'), href: '/venues' }]}
      />
      <Wrap>
        <PageHead title={text?.title ?? t('venues.title')} lead={text?.lead} />
      </Wrap>
      <Section id="rooms" title={t('venues.rooms')} tight more={{ to: '/branches', text: t('venues.everyPlace') }}>
        <Rooms venues={rooms} />
      </Section>
      {text && (
        <Wrap className={styles.text}>
          <RichText html={text.html} article />
        </Wrap>
      )}
    </>
  )
}
