import { Form } from 'react-router-dom'
import { useT } from '../../i18n/i18n.ts'
import { Button } from '../../ui/actions/button.tsx'
import { FormActions, FormStack } from '../../ui/forms/form-layout.tsx'
import { SectionHead } from '../../ui/layout/section-head.tsx'

type EmailVerificationProps = { email: string; isVerified: boolean; pendingEmail: string | null | undefined }

/**
 * Requests the verification email of an email address that is not verified, or drops a new one that waits for its
 * proof.
 */
export function EmailVerification({ email, isVerified, pendingEmail }: EmailVerificationProps) {
  const t = useT('profile')
  if (isVerified && !pendingEmail) return null
  return (
    <section aria-labelledby="verification">
      <SectionHead id="verification" title={t('verification.title')} />
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
    </section>
  )
}
