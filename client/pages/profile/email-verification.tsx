import { Form } from 'react-router-dom'
import { useT } from '../../i18n/i18n.ts'
import { Button } from '../../ui/actions/button.tsx'
import { FormActions, FormStack } from '../../ui/forms/form-layout.tsx'
import { SectionHead } from '../../ui/layout/section-head.tsx'

type EmailVerificationProps = { email: string; isVerified: boolean; pendingEmail: string | null | undefined }

/**
 * Shows whether the email address is verified, or which new address is pending, with a button that sends the
 * verification email.
 */
export function EmailVerification({ email, isVerified, pendingEmail }: EmailVerificationProps) {
  const t = useT('profile')
  const isDone = isVerified && !pendingEmail
  return (
    <section aria-labelledby="verification">
      <SectionHead id="verification" title={t('verification.title')} />
      {isDone ? (
        <p>{t('verification.yes', { email })}</p>
      ) : (
        <Form method="post">
          <FormStack>
            <p>{pendingEmail ? t('verification.pending', { email, pendingEmail }) : t('verification.no', { email })}</p>
            <FormActions>
              <Button type="submit" name="sendVerification" value="1">
                {t(pendingEmail ? 'verification.sendAgain' : 'verification.send')}
              </Button>
              {pendingEmail && (
                <Button type="submit" name="keepEmail" value="1">
                  {t('verification.keep')}
                </Button>
              )}
            </FormActions>
          </FormStack>
        </Form>
      )}
    </section>
  )
}
