import { useEffect, useRef } from 'react'
import { Form } from 'react-router-dom'
import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { FormActions } from '../../ui/forms/form-actions.tsx'
import { MiniLines } from '../basket/mini-lines.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextButton } from '../../ui/actions/text-button.tsx'
import { useT } from '../../i18n/i18n.ts'
import styles from './lapsed-lines.module.css'

type LapsedLinesProps = {
  basket: Basket
  /** True where it ran out before the reader's eyes: then it takes the focus. */
  justNow: boolean
}

/** What a hold that ran out took back, what is still there, and one button to try again. Posts to the page it is on. */
export function LapsedLines({ basket, justNow }: LapsedLinesProps) {
  const t = useT('basket')
  const box = useRef<HTMLDivElement>(null)
  const { lapsed } = basket
  const shown = lapsed.length > 0
  useEffect(() => {
    if (shown && justNow) box.current?.focus()
  }, [shown, justNow])
  if (!shown) return null

  const some = lapsed.some(({ available }) => available)
  const rest = basket.lines.length > 0 ? t('lapsed.rest') : ''
  return (
    <div ref={box} className={styles.lapsed} tabIndex={-1}>
      <Notice title={t('lapsed.title')}>
        <p>{[t(some ? 'lapsed.text' : 'lapsed.textGone'), rest].filter(Boolean).join(' ')}</p>
        <div className={styles.lines}>
          <MiniLines
            lines={lapsed.map(({ key, name, variantName, quantity, date, image, available }) => ({
              key,
              name,
              what: t('lapsed.what', { quantity, kind: variantName ?? '' }),
              notes: [],
              date,
              image,
              price: t(available ? 'lapsed.stillThere' : 'lapsed.gone'),
            }))}
          />
        </div>
        <Form method="post" preventScrollReset>
          <FormActions>
            {some ? (
              <Button variant="buy" type="submit" name="intent" value="retryLapsed">
                {t('lapsed.retry')}
              </Button>
            ) : (
              <ButtonLink variant="solid" to="/whats-on">
                {t('emptyAction')}
              </ButtonLink>
            )}
            <TextButton type="submit" name="intent" value="forgetLapsed">
              {t('lapsed.forget')}
            </TextButton>
          </FormActions>
        </Form>
      </Notice>
    </div>
  )
}
