import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { cmsFormId } from '../../features/cms-forms/cms-form-section.tsx'
import { NewsletterSignUpForm, newsletterFormCode } from '../../features/cms-forms/newsletter-sign-up-form.tsx'
import type { CmsFormState } from '../../features/cms-forms/use-cms-form.ts'

/**
 * A link from the head of a page to its form, past the text. The newsletter's form starts here already: with one field
 * a link would be no shorter.
 */
export function FormShortcut({ state: { form, isContinued, isSubmitted } }: { state: CmsFormState }) {
  if (!form || isSubmitted) return null
  if (form.code === newsletterFormCode && !isContinued)
    return (
      <div className="margin-bottom-48">
        <NewsletterSignUpForm />
      </div>
    )
  return (
    <p className="margin-bottom-48">
      <ButtonLink variant="solid" href={`#${cmsFormId}`}>
        {form.title}
      </ButtonLink>
    </p>
  )
}
