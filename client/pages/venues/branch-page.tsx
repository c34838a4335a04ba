import { useParams, type LoaderFunctionArgs } from 'react-router-dom'
import { homeBreadcrumbs } from '#shared/rules/breadcrumbs.ts'
import { useGetBranchQuery } from '../../data/api.ts'
import { usePageHead } from '../../routing/head.ts'
import { useT } from '../../i18n/i18n.ts'
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'
import { Wrap } from '../../ui/layout/wrap.tsx'
import styles from './branch-page.module.css'
import { loadPlace } from './load-place.ts'
import { PlaceFacts } from './place-facts.tsx'
import { branchPath, venuePath } from './place-paths.ts'
import { Visit } from './visit.tsx'

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  await loadPlace(context, 'getBranch', params.slug!, request)
  return null
}

export function Component() {
  const t = useT('venues')
  const { slug = '' } = useParams()
  const { data: place } = useGetBranchQuery({ slug })
  usePageHead({
    title: t('common:titlePattern', { title: place ? t('branches.metaTitle', place) : '' }),
    description: place ? t('branches.metaDescription', { name: place.name, address: place.address.join(', ') }) : '',
    canonicalPath: branchPath(slug),
  })
  if (!place) return null
  const { name, type, tagline, descriptionHtml } = place
  return (
    <>
      <Breadcrumbs
        label={t('common:breadcrumbs')}
        items={[
          ...homeBreadcrumbs(t('common:home')),
          { children: t('branches.title'), href: '/branches' },
          { children: name, href: branchPath(slug) },
        ]}
      />
      <Wrap>
        <PageHead title={name} lead={tagline} />
        {descriptionHtml && <RichText html={descriptionHtml} />}
        {type === 'venue' && (
          <p className={styles.way}>
            <ButtonLink to={venuePath(slug)}>{t('branches.toVenue')}</ButtonLink>
          </p>
        )}
        <PlaceFacts place={place} />
      </Wrap>
      <Visit place={place} />
    </>
  )
}
