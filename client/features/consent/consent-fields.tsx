import { Button } from '../../ui/actions/button.tsx'
import { CheckOption } from '../../ui/forms/check-option.tsx'
import { FormActions, FormStack } from '../../ui/forms/form-layout.tsx'
import { useT } from '../../i18n/i18n.ts'

/** The fields of a form that posts `recentlyViewed`. Nothing is ticked beforehand. Needs the namespace `consent`. */
export function ConsentFields({ recentlyViewed, busy }: { recentlyViewed: boolean; busy?: boolean }) {
  const t = useT('consent')
  return (
    <FormStack>
      <CheckOption
        name="recentlyViewed"
        value="true"
        boxed
        label={t('recentlyViewed.label')}
        note={t('recentlyViewed.note')}
        defaultChecked={recentlyViewed}
      />
      <FormActions>
        <Button variant="solid" big type="submit" {...(busy ? { busy } : {})}>
          {t('save')}
        </Button>
      </FormActions>
    </FormStack>
  )
}
