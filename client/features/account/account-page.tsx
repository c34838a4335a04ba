import { AccountFrame } from '../../app/account-frame.tsx'
import { useGetSessionQuery } from '../../app/api.ts'
import { usePageHead } from '../../app/head.ts'
import { useT } from '../../app/i18n.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { FactsRow } from '../../ui/facts-row.tsx'
import styles from './account-page.module.css'

/** Who is signed in, and where to go from here. */
export function Component() {
  const t = useT('account')
  const { data: session } = useGetSessionQuery({})
  usePageHead({ title: t('common:titlePattern', { title: t('title') }), noindex: true })
  if (!session) return null

  return (
    <AccountFrame title={t('greeting', { name: session.firstName })} lead={t('lead')}>
      <FactsRow
        facts={[
          { term: t('name'), value: `${session.firstName} ${session.lastName}` },
          { term: t('email'), value: session.email },
          { term: t('basket'), value: t('common:ticketCount', { count: session.basketCount }) },
        ]}
      />
      <div className={styles.ways}>
        <ButtonLink variant="solid" to="/whats-on">
          {t('toProgramme')}
        </ButtonLink>
      </div>
    </AccountFrame>
  )
}
