import { useT } from '../../app/i18n.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

export function EmptyBasket() {
  const t = useT('basket')
  return (
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
  )
}
