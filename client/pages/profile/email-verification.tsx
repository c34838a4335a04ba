import { Form } from 'react-router-dom'
import { useT } from '../../i18n/i18n.ts'
import { Button } from '../../ui/actions/button.tsx'
import { FormStack } from '../../ui/forms/form-layout.tsx'
import { SectionHead } from '../../ui/layout/section-head.tsx'

/** Shows whether the email address is verified, and requests the verification email. */
export function EmailVerification({ email, isVerified }: { email: string; isVerified: boolean }) {
  const t = useT('profile')
  return (
    <section aria-labelledby="verification">
      <SectionHead id="verification" title={t('verification.title')} />
      {isVerified ? (
        <p>{t('verification.yes', { email })}</p>
      ) : (
        <Form method="post">
          <FormStack>
            <p>{t('verification.no', { email })}</p>
            <div>
              <Button type="submit" name="sendVerification" value="1">
                {t('verification.send')}
              </Button>
            </div>
          </FormStack>
        </Form>
      )}
    </section>
  )
}
