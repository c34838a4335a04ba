import { useFetcher } from 'react-router-dom'
import type { BasketLine as Line } from '#shared/api/basket/basket-schemas.ts'
import type { ApiError } from '#shared/api/errors.ts'
import { formatMoney } from '#shared/money.ts'
import { errorText } from '../../app/error-text.ts'
import { useLanguage, useT } from '../../app/i18n.ts'
import { BasketLine } from '../../ui/basket-line.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { WithoutScript } from '../../ui/without-script.tsx'
import styles from './line-form.module.css'

type LineFormProps = { line: Line; currency: string; error: ApiError | undefined }

/** One line: its quantity changes as the stepper is used, or with a button where scripts are off. */
export function LineForm({ line, currency, error }: LineFormProps) {
  const t = useT('basket')
  const language = useLanguage()
  const fetcher = useFetcher({ key: line.key })
  const where = line.venue ? t('where', { venue: line.venue.name, city: line.venue.city, doors: line.date?.doors ?? line.date?.starts }) : undefined
  const errorId = `error-${line.key}`

  const change = (quantity: number) =>
    fetcher.submit({ intent: quantity === 0 ? 'remove' : 'change', ...posted(line), quantity }, { method: 'post', action: '/basket' })

  return (
    <BasketLine
      to={line.href}
      name={line.name}
      what={line.variantName}
      date={line.date}
      image={line.image}
      price={formatMoney(line.total, currency, language)}
      {...(where ? { where } : {})}
    >
      <fetcher.Form method="post" action="/basket" className={styles.form}>
        {Object.entries(posted(line)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Stepper
          id={`quantity-${line.key}`}
          name="quantity"
          label={t('quantityOf', { name: line.name, kind: line.variantName ?? '' })}
          less={t('oneFewer')}
          more={t('oneMore')}
          min={1}
          max={Math.max(line.max, line.quantity)}
          value={line.quantity}
          onChange={change}
          invalid={error !== undefined}
          {...(error ? { describedBy: errorId } : {})}
        />
        <WithoutScript>
          <TextButton type="submit" name="intent" value="change">
            {t('update')}
          </TextButton>
        </WithoutScript>
        <TextButton type="submit" name="intent" value="remove" aria-label={t('removeNamed', { name: line.name })}>
          {t('remove')}
        </TextButton>
        {error ? (
          <p id={errorId} className={styles.error}>
            {errorText(error, t)}
          </p>
        ) : null}
      </fetcher.Form>
    </BasketLine>
  )
}

/** What every form of a line posts, so that a removed one can be put back as it was. */
const posted = ({ key, sku, name, quantity, extraData }: Line) => ({
  key,
  sku,
  name,
  lineQuantity: String(quantity),
  extraData: JSON.stringify(extraData),
})
