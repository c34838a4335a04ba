import type { SubmitEvent } from 'react'
import { Form } from 'react-router-dom'
import type { BasketLine as Line } from '#shared/api/basket/basket-schemas.ts'
import type { ApiError } from '#shared/api/errors.ts'
import { errorText } from '../../app/error-text.ts'
import { useT } from '../../app/i18n.ts'
import { usePriceWriter } from '../../app/money-words.ts'
import { BasketLine } from '../../ui/basket-line.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { WithoutScript } from '../../ui/without-script.tsx'
import styles from './line-form.module.css'
import { nameOf } from './line-name.ts'

type LineFormProps = {
  line: Line
  currency: string
  error: ApiError | undefined
  onChange: (quantity: number) => void
  onRemove: () => void
}

/** The id of a line's number field. */
export const quantityId = (key: string) => `quantity-${key}`

/** One line: its quantity changes as the stepper is used, or with a button where scripts are off. */
export function LineForm({ line, currency, error, onChange, onRemove }: LineFormProps) {
  const t = useT('basket')
  const priceText = usePriceWriter()
  const where = line.venue ? t('where', { venue: line.venue.name, city: line.venue.city, doors: line.date?.doors ?? line.date?.starts }) : undefined
  const errorId = `error-${line.key}`

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Enter in the number field comes here too; its button is the one that updates, and the stepper has handed the number on.
    const { submitter } = event.nativeEvent as globalThis.SubmitEvent
    if (submitter?.getAttribute('value') === 'remove') onRemove()
  }

  return (
    <BasketLine
      to={line.href}
      name={line.name}
      what={line.variantName}
      date={line.date}
      image={line.image}
      price={priceText({ amount: line.total, currency })}
      {...(where ? { where } : {})}
    >
      <Form method="post" className={styles.form} onSubmit={submit}>
        {Object.entries(posted(line)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Stepper
          id={quantityId(line.key)}
          name="quantity"
          label={t('quantityOf', { name: nameOf(line) })}
          less={t('oneFewer')}
          more={t('oneMore')}
          min={1}
          max={Math.max(line.max, line.quantity)}
          value={line.quantity}
          onChange={onChange}
          invalid={error !== undefined}
          {...(error ? { describedBy: errorId } : {})}
        />
        <WithoutScript>
          <TextButton type="submit" name="intent" value="change">
            {t('update')}
          </TextButton>
        </WithoutScript>
        <TextButton type="submit" name="intent" value="remove" aria-label={t('removeNamed', { name: nameOf(line) })}>
          {t('remove')}
        </TextButton>
        {error ? (
          <p id={errorId} className={styles.error}>
            {errorText(error, t)}
          </p>
        ) : null}
      </Form>
    </BasketLine>
  )
}

/** What every form of a line posts, so that a removed one can be put back as it was. */
const posted = (line: Line) => ({
  key: line.key,
  sku: line.sku,
  name: nameOf(line),
  lineQuantity: String(line.quantity),
  extraData: JSON.stringify(line.extraData),
})
