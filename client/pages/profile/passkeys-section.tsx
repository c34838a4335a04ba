import { useSearchParams } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { useGetPasskeysQuery } from '../../data/api.ts'
import { useT } from '../../i18n/i18n.ts'
import { FormStack } from '../../ui/forms/form-layout.tsx'
import { JsOnly, NoJsOnly } from '../../ui/layout/js-only.tsx'
import { SectionHead } from '../../ui/layout/section-head.tsx'
import { AddPasskeyForm } from './add-passkey-form.tsx'
import { PasskeyList, type PasskeyFormProps } from './passkey-list.tsx'

type PasskeysSectionProps = PasskeyFormProps & {
  suggestedName: string
  onError: (error: ApiError | undefined) => void
}

/** Lists the customer's passkeys, and adds or removes one: one form at a time. */
export function PasskeysSection({ suggestedName, onError, ...form }: PasskeysSectionProps) {
  const t = useT('profile')
  const { data } = useGetPasskeysQuery({})
  const requestedKey = useSearchParams()[0].get('remove')
  if (!data) return null
  const removedKey = data.passkeys.some(({ key }) => key === requestedKey) ? requestedKey : null
  return (
    <section aria-labelledby="passkeys" className="margin-top-64">
      <SectionHead id="passkeys" title={t('passkeys.title')} />
      <FormStack>
        <p className="max-width-44">{t('passkeys.text')}</p>
        {data.passkeys.length > 0 && <PasskeyList passkeys={data.passkeys} removedKey={removedKey} {...form} />}
        {removedKey === null && (
          <>
            <JsOnly as="div">
              {data.passkeys.length > 0 && <h3 className="text-name">{t('passkeys.another')}</h3>}
              <AddPasskeyForm suggestedName={suggestedName} onError={onError} {...form} />
            </JsOnly>
            <NoJsOnly>
              <p>{t('passkeys.needsScript')}</p>
            </NoJsOnly>
          </>
        )}
      </FormStack>
    </section>
  )
}
