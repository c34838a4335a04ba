import { useEffect, useRef } from 'react'
import type { Output } from '#shared/api/schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { FormActions } from '../../ui/forms/form-actions.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import styles from './again-notice.module.css'

/** What of an order is in the basket again, and what is not and why. Takes the focus: it is what was asked for. */
export function AgainNotice({ again }: { again: Omit<Output<'orderAgain'>, 'basket'> }) {
  const t = useT('orders')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [again])
  const { added, missing } = again
  return (
    <div ref={box} tabIndex={-1} className={styles.notice} role={added > 0 ? 'status' : 'alert'}>
      <Notice kind={missing.length > 0 ? 'error' : 'ok'} title={t('again.title', { count: added })}>
        {missing.length > 0 && (
          <ul className={styles.missing}>
            {missing.map(({ name, reason }, index) => (
              <li key={index}>{t('again.missing', { name, reason })}</li>
            ))}
          </ul>
        )}
        {added > 0 && (
          <FormActions>
            <ButtonLink variant="solid" to="/basket">
              {t('again.toBasket')}
            </ButtonLink>
          </FormActions>
        )}
      </Notice>
    </div>
  )
}
