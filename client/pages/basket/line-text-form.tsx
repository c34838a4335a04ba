import { Form } from 'react-router-dom'
import type { BasketLine } from '#shared/api/basket/basket-schemas.ts'
import type { LineField } from '#shared/api/catalogue/catalogue-schemas.ts'
import { LineFieldInput } from '../../features/buying/line-field-input.tsx'
import { useSubmitOnce } from '../../features/forms/use-submit-once.ts'
import { useT } from '../../i18n/i18n.ts'
import { Button } from '../../ui/actions/button.tsx'
import { FormStack } from '../../ui/forms/form-layout.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'

/** Changes a text that the product asks for with its line. A blank one removes the text. */
export function LineTextForm({ line, field }: { line: BasketLine; field: LineField }) {
  const t = useT('basket')
  const { isSubmitting, submitOnce } = useSubmitOnce(line)
  const text = line.extraData[field.key]
  return (
    <Disclosure summary={t(`${field.key}.${text ? 'change' : 'add'}`)}>
      <Form method="post" preventScrollReset onSubmit={submitOnce}>
        <input type="hidden" name="key" value={line.key} />
        <FormStack>
          <LineFieldInput field={field} text={text} note={t('extra.madeToOrder')} idPrefix={`${line.key}-`} />
          <div>
            <Button type="submit" name="intent" value="text" busy={isSubmitting}>
              {t(`${field.key}.save`)}
            </Button>
          </div>
        </FormStack>
      </Form>
    </Disclosure>
  )
}
