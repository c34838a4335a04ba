import { Form } from 'react-router-dom'
import type { BasketLine } from '#shared/api/basket/basket-schemas.ts'
import type { LineField } from '#shared/api/catalogue/line-field-schemas.ts'
import { toLineFieldName } from '../../features/buying/read-line-texts.ts'
import { useSubmitOnce } from '../../features/forms/use-submit-once.ts'
import { useT } from '../../i18n/i18n.ts'
import { Button } from '../../ui/actions/button.tsx'
import { FormStack } from '../../ui/forms/form-layout.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { toLineTextId, type BasketActionData } from './basket-action.ts'
import { joinHints } from '../../ui/forms/join-hints.tsx'
import { markLanguage } from '../../ui/text/mark-language.tsx'

type LineTextFormProps = { line: BasketLine; field: LineField; actionData: BasketActionData | undefined }

/** Changes a text that the product asks for with its line. A blank value removes the text. */
export function LineTextForm({ line, field, actionData }: LineTextFormProps) {
  const { key, label, hint, maxLength, lang } = field
  const t = useT('basket')
  const { isSubmitting, submitOnce } = useSubmitOnce(actionData ?? line)
  const text = line.extraData[key]
  // Contains the line's key, because a page may have this field for several lines.
  const id = toLineTextId(line.key, key)
  const rejected = actionData?.lineTexts?.key === line.key ? actionData.lineTexts : undefined
  const error = rejected?.errorId === id ? actionData?.error?.message : undefined
  return (
    <Disclosure summary={t(`${key}.${text ? 'change' : 'add'}`)} open={rejected !== undefined}>
      <Form method="post" preventScrollReset onSubmit={submitOnce}>
        <input type="hidden" name="key" value={line.key} />
        <FormStack>
          <TextField
            id={id}
            name={toLineFieldName(key)}
            label={markLanguage(label, lang)}
            optional={t('common:optional')}
            hint={joinHints(hint, lang, [t(`${key}.limit`, { maximum: maxLength }), t('extra.madeToOrder')])}
            maxLength={maxLength}
            defaultValue={rejected?.texts[key] ?? text}
            autoComplete="off"
            {...(error ? { error } : {})}
          />
          <div>
            <Button type="submit" name="intent" value="text" busy={isSubmitting}>
              {t(`${key}.save`)}
            </Button>
          </div>
        </FormStack>
      </Form>
    </Disclosure>
  )
}
