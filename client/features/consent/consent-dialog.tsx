import { use, useEffect, useState, type SubmitEvent } from 'react'
import { useDispatch } from 'react-redux'
import { isPurposeAllowed } from '#shared/rules/consent.ts'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { MutedText } from '../../ui/text/muted-text.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { useUpdateConsentMutation } from '../../data/api.ts'
import { errorMessage } from '../forms/error-message.ts'
import { I18nContext, useT } from '../../i18n/i18n.ts'
import { createNamespaceLoader } from '../../i18n/create-namespace-loader.ts'
import { notifications } from '../../data/notifications-slice.ts'
import { ConsentFields } from './consent-fields.tsx'
import { useConsent } from './use-consent.ts'

function ConsentForm({ onClose }: { onClose: () => void }) {
  const t = useT('consent')
  const dispatch = useDispatch()
  const consent = useConsent()
  const [updateConsent, { isLoading, error }] = useUpdateConsentMutation()

  const saveConsent = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const recentlyViewed = new FormData(event.currentTarget).get('recentlyViewed') === 'true'
    const { data } = await updateConsent({ recentlyViewed })
    if (!data) return
    dispatch(notifications.actions.showToast({ kind: 'status', text: t('saved') }))
    onClose()
  }

  return (
    <Dialog id="consent" title={t('title')} closeLabel={t('close')} onClose={onClose}>
      <p>{t('text')}</p>
      <ErrorSummary
        title={t('common:thereIsAProblem')}
        errors={error && 'status' in error ? [{ text: errorMessage(error, t) }] : []}
        submission={error}
      />
      <form method="post" action="/consent-choices" onSubmit={(event) => void saveConsent(event)}>
        <ConsentFields recentlyViewed={isPurposeAllowed(consent ?? null, 'recentlyViewed')} busy={isLoading} />
      </form>
      <MutedText small>
        <TextLink to="/cookie-policy">{t('policy')}</TextLink>
      </MutedText>
    </Dialog>
  )
}

/** The form of the consent page in a dialog. Loads its texts first; when that fails, opens the consent page. */
export function ConsentDialog({ onClose }: { onClose: () => void }) {
  const i18n = use(I18nContext)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    if (i18n)
      void createNamespaceLoader(i18n)(['consent']).then(
        () => setReady(true),
        () => location.assign('/consent-choices'),
      )
  }, [i18n])
  return isReady ? <ConsentForm onClose={onClose} /> : null
}
