import { use } from 'react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { homeBreadcrumbs } from '#shared/breadcrumbs.ts'
import { useGetSessionQuery } from '../../app/api.ts'
import { usePageHead } from '../../app/head.ts'
import { useT } from '../../app/i18n.ts'
import { load, signInPath } from '../../app/load.ts'
import { redirectTo } from '../../app/redirect-to.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { FactsRow } from '../../ui/facts-row.tsx'
import { LinkLanguageContext, withLanguage } from '../../ui/link.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import styles from './account-page.module.css'

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const session = await load(context, 'getSession', {})
  return session.guest ? redirectTo(request, signInPath(request)) : null
}

/** Who is signed in, and the way out. */
export function Component() {
  const t = useT('account')
  const { data: session } = useGetSessionQuery({})
  usePageHead({ title: t('common:titlePattern', { title: t('title') }), noindex: true })
  if (!session) return null

  return (
    <>
      <Breadcrumbs label={t('common:breadcrumbs')} items={[...homeBreadcrumbs(t('common:home')), { children: t('title'), href: '/account' }]} />
      <Wrap>
        <PageHead title={t('greeting', { name: session.firstName })} lead={t('lead')} />
        <FactsRow
          facts={[
            { term: t('name'), value: `${session.firstName} ${session.lastName}` },
            { term: t('email'), value: session.email },
            { term: t('basket'), value: t('common:ticketCount', { count: session.basketCount }) },
          ]}
        />
        <form method="post" action={withLanguage('/sign-out', use(LinkLanguageContext))} className={styles.ways}>
          <FormActions>
            <ButtonLink variant="solid" to="/whats-on">
              {t('toProgramme')}
            </ButtonLink>
            <Button type="submit">{t('signOut')}</Button>
          </FormActions>
        </form>
      </Wrap>
    </>
  )
}
