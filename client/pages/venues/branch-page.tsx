import { useParams, type LoaderFunctionArgs } from 'react-router-dom'
import { useGetBranchQuery } from '../../data/api.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import { PageBreadcrumbs } from '../../routing/page-breadcrumbs.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { loadLocation } from './load-location.ts'
import { LocationFacts } from './location-facts.tsx'
import { branchPath, venuePath } from './location-paths.ts'
import { VisitorInfo } from './visitor-info.tsx'

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  await loadLocation(context, 'getBranch', params.slug!, request)
  return null
}

export function Component() {
  const t = useT('venues')
  const { slug = '' } = useParams()
  const { data: branch } = useGetBranchQuery({ slug })
  usePageMeta({
    title: t('common:titlePattern', { title: branch ? t('branches.metaTitle', branch) : '' }),
    description: branch ? t('branches.metaDescription', { name: branch.name, address: branch.address.join(', ') }) : '',
    canonicalPath: branchPath(slug),
  })
  if (!branch) return null
  const { name, type, tagline, lang, descriptionHtml } = branch
  return (
    <>
      <PageBreadcrumbs
        items={[
          { children: t('branches.title'), href: '/branches' },
          { children: name, href: branchPath(slug) },
        ]}
      />
      <Container>
        <PageHead title={name} lead={tagline} lang={lang} />
        {descriptionHtml && <RichText html={descriptionHtml} />}
        {type === 'venue' && (
          <p className="margin-top-24">
            <ButtonLink to={venuePath(slug)}>{t('branches.toVenue')}</ButtonLink>
          </p>
        )}
        <LocationFacts location={branch} />
      </Container>
      <VisitorInfo location={branch} />
    </>
  )
}
