import { useT } from '../../i18n/i18n.ts'
import { NextEvents } from '../../features/events/next-events.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'

export function EmptyBasket() {
  const t = useT('basket')
  return (
    <>
      <EmptyState
        title={t('emptyTitle')}
        action={
          <ButtonLink variant="solid" to="/whats-on">
            {t('emptyAction')}
          </ButtonLink>
        }
      >
        <p>{t('emptyText')}</p>
      </EmptyState>
      <NextEvents />
    </>
  )
}
