import { errorMessage } from '../../features/forms/error-message.ts'
import { useT } from '../../i18n/i18n.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { FormActions } from '../../ui/forms/form-layout.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { FocusedAlert } from '../../ui/feedback/focused-alert.tsx'
import styles from './added-to-basket-alert.module.css'
import type { AddToBasketResult, AddToBasketError } from './add-items-to-basket.ts'

type AddedToBasketAlertProps = { added: AddToBasketResult; getVariantFieldId: (item: string) => string | undefined }

/** The result of adding items. Takes the focus, because the shopper requested it. */
export function AddedToBasketAlert({ added, getVariantFieldId }: AddedToBasketAlertProps) {
  const t = useT('wishlists')
  const { count, itemErrors, error } = added
  const getReason = (problem: AddToBasketError) =>
    problem.code === 'api_message'
      ? problem.text
      : t(`added.${problem.code}`, problem.code === 'only' ? { max: problem.max } : {})
  if (error && count === 0 && itemErrors.length === 0) return null
  return (
    <FocusedAlert className="margin-bottom-24" role={itemErrors.length > 0 ? 'alert' : 'status'} focusKey={added}>
      <Alert kind={itemErrors.length > 0 ? 'error' : 'ok'} title={t('added.title', { count })}>
        {itemErrors.length > 0 && (
          <ul className={styles.problems}>
            {itemErrors.map((problem) => {
              const text = t('added.problem', { name: problem.name, text: getReason(problem) })
              const field = getVariantFieldId(problem.id)
              return <li key={problem.id}>{field ? <a href={`#${field}`}>{text}</a> : text}</li>
            })}
          </ul>
        )}
        {error ? <p>{errorMessage(error, t)}</p> : null}
        {count > 0 && (
          <FormActions>
            <ButtonLink variant="solid" to="/basket">
              {t('added.toBasket')}
            </ButtonLink>
          </FormActions>
        )}
      </Alert>
    </FocusedAlert>
  )
}
