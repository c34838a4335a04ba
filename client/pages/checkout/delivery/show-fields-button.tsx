import { useT } from '../../../i18n/i18n.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { NoJsOnly } from '../../../ui/layout/js-only.tsx'

/** Loads the fields of a new choice without JavaScript. */
export function ShowFieldsButton() {
  const t = useT('checkout')
  return (
    <NoJsOnly>
      <Button type="submit" name="showFields" value="1" formNoValidate>
        {t('delivery.showFields')}
      </Button>
    </NoJsOnly>
  )
}
