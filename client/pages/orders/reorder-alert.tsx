import type { Output } from '#shared/api/schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { FormActions } from '../../ui/forms/form-layout.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { FocusedAlert } from '../../ui/feedback/focused-alert.tsx'
import styles from './reorder-alert.module.css'

/** The result of a reorder. Takes the focus, because the shopper requested it. */
export function ReorderAlert({ result }: { result: Omit<Output<'reorder'>, 'basket'> }) {
  const t = useT('orders')
  const { addedCount, unavailableLines } = result
  return (
    <FocusedAlert className="margin-bottom-48" role={addedCount > 0 ? 'status' : 'alert'} focusKey={result}>
      <Alert kind={unavailableLines.length > 0 ? 'error' : 'ok'} title={t('reorder.title', { count: addedCount })}>
        {unavailableLines.length > 0 && (
          <ul className={styles.missing}>
            {unavailableLines.map(({ name, reason }, index) => (
              <li key={index}>{t('reorder.missing', { name, reason })}</li>
            ))}
          </ul>
        )}
        {addedCount > 0 && (
          <FormActions>
            <ButtonLink variant="solid" to="/basket">
              {t('reorder.toBasket')}
            </ButtonLink>
          </FormActions>
        )}
      </Alert>
    </FocusedAlert>
  )
}
