import type { BasketLine } from '#shared/api/basket/basket-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { Alert } from '../../ui/feedback/alert.tsx'

/**
 * Names the tickets that need the ticket of an adult, which the basket does not have. The shopper may check out without
 * it: the adult may have a ticket already.
 */
export function AdultAlert({ lines }: { lines: readonly BasketLine[] }) {
  const t = useT('basket')
  const missing = lines.filter(({ isAdultMissing }) => isAdultMissing)
  if (missing.length === 0) return null
  return (
    <Alert title={t('adult.title')}>
      {missing.map(({ key, name, variantName }) => (
        <p key={key}>{t('adult.text', { name, ticketType: variantName ?? name })}</p>
      ))}
    </Alert>
  )
}
