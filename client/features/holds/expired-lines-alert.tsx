import { useEffect, useLayoutEffect, useRef } from 'react'
import { Form } from 'react-router-dom'
import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { FormActions } from '../../ui/forms/form-layout.tsx'
import { CompactLines } from '../basket/compact-lines.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { TextButton } from '../../ui/actions/text-button.tsx'
import { useT } from '../../i18n/i18n.ts'
import styles from './expired-lines-alert.module.css'
import { markLanguage } from '../../ui/text/mark-language.tsx'

export type ExpiredLinesProps = {
  basket: Basket
  /** Whether the hold expired on this page. */
  expiredJustNow: boolean
  /** What the page sends again once the lines are held again, as the field `sent`. */
  sent?: string | undefined
  /** Changes with each submission. */
  submission?: unknown
}

const isTyping = () => {
  const focused = document.activeElement
  return focused?.matches('input, textarea, select, [role=combobox]') === true && !focused.closest('[hidden]')
}

/**
 * Focuses the alert when a step was sent too late. Also when the hold has just expired, but not while the shopper is
 * typing in a shown field. When the alert leaves with its focused button, the title of the page gets the focus.
 */
const useAlertFocus = (expiredJustNow: boolean, sent: string | undefined, submission: unknown) => {
  const alertRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (expiredJustNow && !isTyping()) alertRef.current?.focus()
  }, [expiredJustNow])
  // A step that was sent too late stays on the page. The alert says why.
  useEffect(() => {
    if (sent) alertRef.current?.focus()
  }, [sent, submission])
  useLayoutEffect(() => {
    const alert = alertRef.current
    return () => {
      if (alert?.contains(document.activeElement)) document.getElementById('page-title')?.focus()
    }
  }, [])
  return alertRef
}

/**
 * The lines that an expired hold released, which of them are still available, and a button to hold them again. Posts to
 * its own page.
 */
export function ExpiredLinesAlert({ basket, expiredJustNow, sent, submission }: ExpiredLinesProps) {
  const t = useT('basket')
  const alertRef = useAlertFocus(expiredJustNow, sent, submission)
  const { expired } = basket
  const hasAvailable = expired.some(({ available }) => available)
  const texts = [
    t(hasAvailable ? 'expired.text' : 'expired.textUnavailable'),
    hasAvailable && sent ? t('expired.sent') : '',
    basket.lines.length > 0 ? t('expired.rest') : '',
  ]
  return (
    <div ref={alertRef} tabIndex={-1} className={styles.expired} role={expiredJustNow ? 'alert' : undefined}>
      <Alert title={t('expired.title')}>
        <p>{texts.filter(Boolean).join(' ')}</p>
        <div className={styles.lines}>
          <CompactLines
            lines={expired.map(({ key, name, variantName, lang, quantity, date, image, available }) => ({
              key,
              name: markLanguage(name, lang),
              description: markLanguage(t('expired.line', { quantity, ticketType: variantName ?? '' }), lang),
              notes: [],
              date,
              image,
              price: t(available ? 'expired.available' : 'expired.unavailable'),
            }))}
          />
        </div>
        <Form method="post" preventScrollReset>
          {sent ? <input type="hidden" name="sent" value={sent} /> : null}
          <FormActions>
            {hasAvailable ? (
              <Button variant="buy" type="submit" name="intent" value="retryExpired">
                {t('expired.retry')}
              </Button>
            ) : (
              <ButtonLink variant="solid" to="/whats-on">
                {t('emptyAction')}
              </ButtonLink>
            )}
            <TextButton type="submit" name="intent" value="dismissExpired">
              {t('expired.dismiss')}
            </TextButton>
          </FormActions>
        </Form>
      </Alert>
    </div>
  )
}
