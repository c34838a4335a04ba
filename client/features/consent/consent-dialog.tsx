import { use, useEffect, useState, type SubmitEvent } from 'react'
import { useDispatch } from 'react-redux'
import { isAllowed } from '#shared/rules/consent.ts'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { Quiet } from '../../ui/text/quiet.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { useChooseConsentMutation } from '../../data/api.ts'
import { errorText } from '../forms/error-text.ts'
import { I18nContext, useT } from '../../i18n/i18n.ts'
import { createNamespaceLoader } from '../../i18n/load-namespaces.ts'
import { notices } from '../../data/notices-slice.ts'
import { ConsentFields } from './consent-fields.tsx'
import { useConsent } from './use-consent.ts'

function Choices({ onClose }: { onClose: () => void }) {
  const t = useT('consent')
  const dispatch = useDispatch()
  const consent = useConsent()
  const [choose, { isLoading, error }] = useChooseConsentMutation()

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const recentlyViewed = new FormData(event.currentTarget).get('recentlyViewed') === 'true'
    const { data } = await choose({ recentlyViewed })
    if (!data) return
    dispatch(notices.actions.toasted({ kind: 'status', text: t('saved') }))
    onClose()
  }

  return (
    <Dialog id="consent" title={t('title')} close={t('close')} onClose={onClose}>
      <p>{t('text')}</p>
      <ErrorSummary
        title={t('common:thereIsAProblem')}
        errors={error && 'status' in error ? [{ text: errorText(error, t) }] : []}
        attempt={error}
      />
      <form method="post" action="/consent-choices" onSubmit={(event) => void save(event)}>
        <ConsentFields recentlyViewed={isAllowed(consent ?? null, 'recentlyViewed')} busy={isLoading} />
      </form>
      <Quiet small>
        <TextLink to="/cookie-policy">{t('policy')}</TextLink>
      </Quiet>
    </Dialog>
  )
}

/** The same form as on the page, over whatever page one is on. Its texts come with it. */
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
  return isReady ? <Choices onClose={onClose} /> : null
}
