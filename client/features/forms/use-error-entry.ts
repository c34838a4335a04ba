import { useLocation } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { useT } from '../../i18n/i18n.ts'
import { usePageSettings } from '../../routing/use-page-settings.ts'
import { withReturnTo } from '../../routing/with-return-to.ts'
import type { SummaryError } from '../../ui/forms/error-summary.tsx'
import { errorMessage } from './error-message.ts'

/**
 * Returns a function that makes the entry of an error that concerns no field. On a page for customers, 401 means that
 * the session has ended, for example at another device. The entry then leads to the sign-in page and back.
 */
export const useErrorEntry = () => {
  const t = useT('errors')
  const isForCustomers = usePageSettings()?.customersOnly
  const { pathname, search } = useLocation()
  return (error: ApiError): SummaryError =>
    isForCustomers && error.code === 'unauthenticated'
      ? { text: t('signedOut'), to: withReturnTo('/sign-in', pathname + search) }
      : { text: errorMessage(error, t) }
}
